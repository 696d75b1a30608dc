import { beforeAll, expect, test } from "vitest";
import { ACCESS } from "../access/access-table.ts";
import { dataPath, openedSchool, type Role } from "../school.ts";
import { LONG_TEXTS, ODD_BYTES, ODD_SEGMENTS, ODD_TEXTS, rotations, type Share } from "./odd-values.ts";
import { askAll, expectAnswer } from "./refusals.ts";
import { PATTERNS } from "./route-patterns.ts";

const read = PATTERNS.flatMap(({ read, ...route }) =>
	read && route.route !== "routes/people/auth/logout" ? [{ ...route, ...read }] : [],
);
const withParameters = read.filter(({ pattern }) => pattern.includes(":"));
const inTurn = <T>(pages: T[]) => pages.map((page, turn) => ({ ...page, turn }));

/** Read only under other conditions, or while rendering. */
const READ_ON_OCCASION = ["change", "enroll", "left", "redirectTo", "said", "tag"];

const searched = [
	...new Set(
		ACCESS.filter(({ document, path }) => document?.admin === "200" && !/LOCKED|ENTRY_/.test(path)).map(
			({ path }) => path,
		),
	),
	"/courses.data",
	"/de/courses",
	"/instructor-dashboard.data",
	"/instructor-dashboard/learners.csv?course=1",
	"/admin/errors?status=muted",
];
const PAGES = new Set(ACCESS.filter(({ isResource }) => !isResource).map(({ path }) => path));
const LETTERS = ["x", "ж", "李", "ع", "🏠", "%", "_", '"', "'", "a ", "* ", "OR "];

export function askPages(share: Share) {
	const school = openedSchool({ modules: ["tests/routes/fuzz/recording-worker.js", "build/server/index.js"] });
	const visit = (path: string, as: Role) => expectAnswer(() => school.request(path, { as }), { path });

	const parametersRead = async () => (await (await school.request("/parameters-read")).json()) as string[];

	/** Filled from plain requests. */
	let parameters: string[] = [];
	beforeAll(async () => {
		await askAll(
			read.filter(({ path }) => !path.endsWith(".pdf")),
			({ path, as, isPage }) => visit(isPage ? dataPath(path) : path, as),
		);
		for (const { path, as } of read.filter(({ path }) => path.endsWith(".pdf"))) await visit(path, as);
		parameters = [...new Set([...(await parametersRead()), ...READ_ON_OCCASION])].sort();
	}, 300_000);

	test("every page is asked, and every parameter known", () => {
		expect([read.length > 30, withParameters.length > 10]).toEqual([true, true]);
		expect(parameters).toEqual(
			expect.arrayContaining(["q", "sort", "page", "after", "state", "course", "locked", "level", "token", "country"]),
		);
	});

	test.each(inTurn(withParameters))(
		"$pattern takes anything in its path",
		async ({ pattern, path, as, isPage, turn }) => {
			const parts = pattern.split("/");
			const places = [...parts.keys()].filter((place) => parts[place]?.startsWith(":"));
			const paths = places.flatMap((place) =>
				ODD_SEGMENTS.map((odd) => {
					const segments = path.split("/");
					segments[place] = odd;
					return segments.join("/");
				}),
			);
			await askAll(
				share(paths, turn).map((odd, at) => (isPage && at % 8 > 0 ? dataPath(odd) : odd)),
				(odd) => visit(odd, as),
			);
		},
	);

	test("any language may stand before a page", async () => {
		await askAll(ODD_SEGMENTS, (odd) => visit(`/${odd}/courses`, "anonymous"));
	});

	test.each(inTurn(read))("$pattern takes anything in its query", async ({ path, as, isPage, turn }) => {
		const search = (pairs: [string, string][]) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`;
		const odd = rotations(parameters, [...ODD_TEXTS.map(encodeURIComponent), ...ODD_BYTES]).map(search);
		const long = parameters.flatMap((_, at) =>
			at % 16 === 0 ? [search(parameters.slice(at, at + 16).map((name) => [name, "x".repeat(300)]))] : [],
		);
		const twice = search(
			parameters.flatMap((name): [string, string][] => [
				[name, "1"],
				[`${name}[]`, "x"],
				[name, ""],
			]),
		);
		const queries = [...odd, ...long, twice, `?q=${LONG_TEXTS[2]}`];

		// Rendering costs more than loading data.
		const asked = isPage
			? share(queries, turn)
			: share(
					queries.filter((_, at) => at % 4 === 0),
					turn,
					6,
				);
		const addresses = asked.map((query, at) => (isPage && at % 16 > 0 ? dataPath(path) : path) + query);
		await askAll(addresses, (address) => visit(address, as));
	});

	test.each(searched.map((path, turn) => ({ path, turn })))(
		"$path takes a search of 300 characters of any alphabet",
		async ({ path, turn }) => {
			// Mostly data requests, since rendering a page or PDF costs more.
			const letters = path.endsWith(".pdf") ? share(LETTERS.slice(0, 2), turn, 2) : share(LETTERS, turn);
			const addresses = letters.map((letter, at) => {
				const q = encodeURIComponent(letter.repeat(300).slice(0, letter === "🏠" ? 600 : 300));
				return `${at === 0 || !PAGES.has(path) ? path : dataPath(path)}${path.includes("?") ? "&" : "?"}q=${q}`;
			});
			const search = async (address: string) => {
				const response = await school.request(address, { as: "admin" });
				await response.arrayBuffer();
				expect([decodeURIComponent(address).slice(0, 60), response.status]).toEqual([expect.any(String), 200]);
			};
			const [first = "", ...others] = addresses;
			await search(first);
			await askAll(others, search);
		},
	);

	test("no page has read a parameter that none was asked with", async () => {
		expect((await parametersRead()).filter((name) => !parameters.includes(name))).toEqual([]);
	});
}
