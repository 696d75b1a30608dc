import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "../db/client.server.ts";
import { DatabaseUnavailable } from "../db/database-unavailable.ts";
import { rateLimits } from "../db/schema/schema.ts";
import { binding } from "../tests/database.ts";
import { failingDatabase } from "../tests/failing-database.js";
import { createBreaker } from "./database/breaker.ts";
import { steadyDatabase } from "./database/steady-database.ts";
import { countRoundTrips } from "./timing.ts";
import { createVisitorPages } from "./visitor-pages.ts";

/** What the pages of these tests show, by key. */
async function write(key: string, used: number) {
	const row = { key, used, windowStartedAt: new Date(0), expiresAt: new Date(0) };
	await connect(binding).insert(rateLimits).values(row).onConflictDoUpdate({ target: rateLimits.key, set: { used } });
}

const URL = "https://school.example/courses";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
let nonces = 0;

type Asking = { url?: string; cookie?: string; userAgent?: string; language?: string; timeZone?: string };

/** Answers requests as the Worker does, on a real D1; `drawings` counts how often the page was drawn. */
function makeSchool(options: { maxBytes?: number; now?: () => number } = {}) {
	const openVisit = createVisitorPages(options);
	const source = failingDatabase(binding);
	const sql = "select used from rate_limits where key = ?";
	const school = {
		drawings: 0,
		source,
		sql,
		reads: ["courses"],
		headers: {} as Record<string, string>,
		isFaulty: false,
	};

	async function ask({ url = URL, cookie, userAgent = FIREFOX, language = "en", timeZone = "UTC" }: Asking = {}) {
		const request = new Request(url, { headers: { "User-Agent": userAgent, ...(cookie ? { Cookie: cookie } : {}) } });
		const nonce = `nonce+${++nonces}==`;
		const visit = openVisit(request);
		const { db: counted, trips } = countRoundTrips(source.db);
		const db = steadyDatabase(counted, { breaker: createBreaker(() => {}), journal: visit.journal });
		const recalled = await visit.recall(db, { nonce, timeZone, language: Promise.resolve(language) });
		if (recalled) return { html: await recalled.text(), nonce, trips: trips(), headers: recalled.headers };

		const shown: unknown[] = [];
		for (const key of school.reads) {
			const statement = db.prepare(school.sql).bind(key);
			shown.push((await db.batch([statement]))[0]?.results);
		}
		school.drawings += 1;
		const words = `${JSON.stringify(shown)} ${language} Köln 上海`;
		const html = `<script nonce="${nonce}"></script><p>${words}</p><style nonce="${nonce}"></style>`;
		if (visit.isWanted() && !school.isFaulty) visit.drawn(html);
		const response = new Response(html, { headers: school.headers });
		visit.answered(response);
		return { html, nonce, trips: trips(), headers: response.headers };
	}
	return { school, ask };
}

beforeEach(() => write("courses", 12));

/** A school whose page was asked for twice, which is when it is kept. */
async function makeAskedSchool(options?: Parameters<typeof makeSchool>[0]) {
	const { school, ask } = makeSchool(options);
	await ask();
	const last = await ask();
	school.drawings = 0;
	return { school, ask, last };
}

describe("a page for visitors", () => {
	test("that is asked for again is kept, and goes out with the nonce of whoever asks; the database is asked each time", async () => {
		const { school, ask, last } = await makeAskedSchool();
		const next = await ask();

		expect(school.drawings).toBe(0);
		expect(next.html).toBe(last.html.replaceAll(last.nonce, next.nonce));
		expect([last.trips, next.trips]).toEqual([1, 1]);
		expect([last, next].map(({ headers }) => headers.get("Server-Timing"))).toEqual([null, 'page;desc="drawn before"']);
	});

	test("that nobody comes back to is not kept", async () => {
		const { school, ask } = makeSchool();
		await ask();
		await ask();

		expect(school.drawings).toBe(2);
	});

	test("is drawn anew when the database says something else, without asking it twice", async () => {
		const { school, ask } = await makeAskedSchool();
		await write("courses", 13);
		const changed = await ask();

		expect(changed.html).toContain('[{"used":13}]');
		expect([school.drawings, changed.trips]).toEqual([1, 1]);
		expect((await ask()).html).toContain('[{"used":13}]');
		expect(school.drawings).toBe(1);
	});

	test("without data asks nothing", async () => {
		const { school, ask } = makeSchool();
		school.reads = [];

		expect([(await ask()).trips, (await ask()).trips, (await ask()).trips, school.drawings]).toEqual([0, 0, 0, 2]);
	});

	test.each<[string, Asking]>([
		["address", { url: `${URL}?page=2` }],
		["theme or currency", { cookie: "theme=dark" }],
		["language", { language: "de" }],
		["time zone", { timeZone: "Asia/Shanghai" }],
		["crawler", { userAgent: GOOGLEBOT }],
	])("is another for another %s", async (_what, asking) => {
		const { school, ask } = await makeAskedSchool();
		await ask(asking);

		expect(school.drawings).toBe(1);
	});

	test("is drawn anew after a minute, since it may speak of now", async () => {
		let time = 0;
		const { school, ask } = await makeAskedSchool({ now: () => time });
		time = 60_000;
		await ask();
		expect(school.drawings).toBe(0);
		time = 60_001;
		await ask();
		expect(school.drawings).toBe(1);
	});

	test("gives way to others when there are too many", async () => {
		const { school, ask } = await makeAskedSchool({ maxBytes: 1000 });
		for (const page of [1, 1, 2, 2, 3, 3, 4, 4]) await ask({ url: `${URL}?page=${page}` });
		await ask();

		expect(school.drawings).toBe(9);
	});
});

describe("is drawn for each who asks: a page", () => {
	test.each<[string, (school: ReturnType<typeof makeSchool>["school"]) => void]>([
		["that sets a cookie", (school) => Object.assign(school, { headers: { "Set-Cookie": "lang=en" } })],
		["with an error in it", (school) => Object.assign(school, { isFaulty: true })],
		["that asked twice", (school) => school.reads.push("reviews")],
		["that wrote", (school) => Object.assign(school, { sql: "update rate_limits set used = 12 where key = ?" })],
	])("%s", async (_what, change) => {
		const { school, ask } = makeSchool();
		change(school);
		for (let asked = 0; asked < 3; asked += 1) await ask();

		expect(school.drawings).toBe(3);
	});

	test("whose database is out: the failure reaches who asks, and is not kept", async () => {
		const { school, ask } = await makeAskedSchool();
		school.source.fail();
		await expect(ask()).rejects.toThrow(DatabaseUnavailable);
		school.source.recover();

		expect((await ask()).html).toContain('[{"used":12}]');
		expect(school.drawings).toBe(0);
	});
});
