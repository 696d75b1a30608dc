import type { Target } from "./measure/apply-load.ts";
import { type D1Reads, readD1Cost } from "./measure/d1-reads.ts";
import { type FirstByte, measureFirstBytes } from "./measure/first-byte.ts";
import { cpuRatio, type LoadFigures, measureLoads, type Thoroughness } from "./measure/measure-loads.ts";
import { signIn } from "./measure/sign-in.ts";
import { measureStart } from "./measure/start-time.ts";
import { answerScales, sourceScales } from "./measure/weigh-by-source.ts";
import { openBrowserScales } from "./measure/weigh-in-browser.ts";
import type { Weight } from "./measure/weight.ts";
import type { Page } from "./pages.ts";
import { writeConstantWorker } from "./servers/open-constant.ts";
import { type SchoolFacts, type Server, startServer } from "./servers/server.ts";

export type PageFigures = {
	name: string;
	audience: Page["audience"] | "fixture";
	isData: boolean;
	isDrawn: boolean;
	load?: LoadFigures;
	timesBare: number | null;
	timesConstant: number | null;
	weight?: Weight;
	d1?: D1Reads;
};

export type SizeFigures = {
	name: string;
	facts: SchoolFacts;
	pages: PageFigures[];
	startSeconds: number | null;
	firstBytes: FirstByte[];
};

type Size = { name: string; stateDir: string; isNew: boolean };
type Fail = (problem: string) => void;

export async function measureSize(
	size: Size,
	pages: readonly Page[],
	thoroughness: Thoroughness,
	fail: Fail,
): Promise<SizeFigures> {
	const failHere = (problem: string) => fail(`${size.name}: ${problem}`);
	const figures = await withServers(size, (servers) => measureServed(servers, pages, thoroughness, failHere));
	const d1 = await countD1(size, pages, figures.facts, failHere);
	const firstBytes = await measureFar(size, figures.facts).catch((error) => {
		failHere(error.message);
		return [];
	});
	const startSeconds = await measureStart(size.stateDir).catch((error) => {
		failHere(error.message);
		return null;
	});
	const measured = figures.pages.map((page) => ({ ...page, d1: d1.get(page.name) }));
	return { name: size.name, facts: figures.facts, pages: measured, startSeconds, firstBytes };
}

type Servers = { school: Server & { facts: SchoolFacts }; bare: Server; constant: Server };

async function withServers<T>({ stateDir, isNew }: Size, work: (servers: Servers) => Promise<T>): Promise<T> {
	const open: Server[] = [];
	try {
		const school = await startServer({ kind: "school", stateDir, isNew });
		open.push(school);
		const catalog = await fetch(`${school.address}/courses`);
		writeConstantWorker(await catalog.text());
		const bare = await startServer({ kind: "bare" });
		open.push(bare);
		const constant = await startServer({ kind: "constant" });
		open.push(constant);
		return await work({ school: school as Servers["school"], bare, constant });
	} finally {
		await Promise.all(open.map((server) => server.stop()));
	}
}

async function measureServed(
	{ school, bare, constant }: Servers,
	pages: readonly Page[],
	thoroughness: Thoroughness,
	fail: Fail,
) {
	const { facts } = school;
	const cookie = await signIn(school.address);
	const wanted = [
		...pages.map(({ name, audience, isData = false, isDrawn = false, path }) => ({
			name,
			audience,
			isData,
			isDrawn,
			pid: school.pid,
			url: school.address + path(facts),
			cookie: audience === "signedIn" ? cookie : undefined,
		})),
		{
			name: "bare page",
			audience: "fixture" as const,
			isData: false,
			isDrawn: false,
			pid: bare.pid,
			url: `${bare.address}/`,
			cookie: undefined,
		},
		...["/", "/kept"].map((path) => ({
			name: path === "/" ? "constant page" : "kept page",
			audience: "fixture" as const,
			isData: true,
			isDrawn: false,
			pid: constant.pid,
			url: constant.address + path,
			cookie: undefined,
		})),
	];

	const weights = await weighAll(wanted, fail);
	const targets: Target[] = wanted
		.filter(({ name }) => weights.has(name))
		.map(({ cookie: own, ...target }) => ({ ...target, headers: { ...BROWSER, ...(own ? { Cookie: own } : {}) } }));
	const loads = await measureLoads(targets, thoroughness, fail);
	if (targets.some(({ pid }) => pid === null)) fail("CPU cannot be read here: there is no /proc");

	const figures = wanted.map(({ name, audience, isData, isDrawn }): PageFigures => {
		const load = loads.get(name);
		return {
			name,
			audience,
			isData,
			isDrawn,
			load,
			weight: weights.get(name),
			timesBare: cpuRatio(load, loads.get("bare page")),
			timesConstant: cpuRatio(load, loads.get("constant page")),
		};
	});
	return { facts, pages: figures };
}

/** Browser headers: otherwise a page may be rendered as for a crawler. */
const BROWSER = {
	Accept: "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8",
	"Accept-Language": "en-US,en;q=0.9",
	"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
};

async function weighAll(pages: { name: string; url: string; cookie?: string; isData: boolean }[], fail: Fail) {
	const browser = await openBrowserScales();
	const weights = new Map<string, Weight>();
	for (const { name, url, cookie, isData } of pages) {
		const scales = isData ? answerScales : (browser ?? sourceScales);
		try {
			weights.set(name, await scales.weigh(url, cookie));
		} catch (error) {
			fail(`${name}: ${(error as Error).message}`);
		}
	}
	await browser?.close();
	return weights;
}

async function measureFar({ stateDir }: Size, { lessonId }: SchoolFacts): Promise<FirstByte[]> {
	const server = await startServer({ kind: "far", stateDir });
	try {
		return await measureFirstBytes(server.address, lessonId);
	} finally {
		await server.stop();
	}
}

async function countD1(
	{ stateDir }: Size,
	pages: readonly Page[],
	facts: SchoolFacts,
	fail: Fail,
): Promise<Map<string, D1Reads>> {
	const reads = new Map<string, D1Reads>();
	const server = await startServer({ kind: "counting", stateDir });
	try {
		const cookie = await signIn(server.address);
		for (const { name, path, audience } of pages) {
			const url = server.address + path(facts);
			await readD1Cost(url, audience === "signedIn" ? cookie : undefined).then(
				(count) => reads.set(name, count),
				(error) => fail(`${name}: ${error.message}`),
			);
		}
	} finally {
		await server.stop();
	}
	return reads;
}
