import { describe, expect, test } from "vitest";
import { entryListOf } from "./entries-query";
import { filterEntries, type ListRow } from "./filter-entries";
import { movedPositions } from "./moved-positions";

const row = (id: number, given: Partial<ListRow> = {}): ListRow => ({
	id,
	key: `entry-${id}`,
	section: "help-start",
	position: id * 10,
	reviewedOn: "2026-11-01",
	changedAt: new Date(id),
	isPublished: true,
	isRetired: false,
	drafts: [],
	titles: { en: `Title ${id}` },
	...given,
});
const today = "2026-11-22";
const ask = (rows: ListRow[], address: string) =>
	filterEntries(rows, entryListOf("help", ["help", "section"]).parse(new URLSearchParams(address)), {
		today,
		language: "de",
	});

describe("a list of entries", () => {
	const rows = [
		row(1, { titles: { en: "Sign in", ru: "Как войти", de: "Anmelden" } }),
		row(2, { drafts: ["de", "*"], position: 5 }),
		row(3, { isRetired: true }),
		row(4, { reviewedOn: "2025-11-21", section: "help-account" }),
		row(5, { isPublished: false, drafts: ["en"], titles: { en: "New" } }),
	];
	const ids = (address: string) => ask(rows, address).rows.map(({ id }) => id);

	test("stands in the order of readers, without what is retired", () => {
		expect(ids("")).toEqual([4, 2, 1, 5]);
		expect(ids("sort=title")).toEqual([1, 5, 2, 4]);
		expect(ids("sort=-changed")).toEqual([5, 4, 2, 1]);
	});

	test("is narrowed by state, section and missing language, and counted by state", () => {
		expect(["published", "draft", "review", "retired"].map((state) => ids(`state=${state}`))).toEqual([
			[4, 2, 1],
			[2, 5],
			[4],
			[3],
		]);
		expect(ids("section=help-account")).toEqual([4]);
		expect(ids("missing=de")).toEqual([4, 2, 5]);
		expect(ask(rows, "missing=de").counts).toEqual({ all: 3, published: 2, draft: 2, review: 1, retired: 1 });
	});

	test("is searched in every language and by address, whatever the case", () => {
		expect([ids("q=ВОЙТИ"), ids("q=anmelden"), ids("q=entry-4"), ids("q=sign+войти"), ids("q=nothing")]).toEqual([
			[1],
			[1],
			[4],
			[1],
			[],
		]);
	});
});

describe("an entry that is moved", () => {
	const places = (...positions: number[]) =>
		positions.map((position, at) => ({ id: at + 1, key: String.fromCharCode(97 + at), position }));

	test.each([
		["between two with room between them", places(10, 20, 30), 3, "up", [{ id: 3, position: 15 }]],
		["to the top", places(10, 20), 2, "up", [{ id: 2, position: 4 }]],
		["to the end", places(10, 20), 1, "down", [{ id: 1, position: 30 }]],
		["beyond the top", places(10, 20), 1, "up", []],
		["beyond the end", places(10, 20), 2, "down", []],
		["which is not there", places(10, 20), 9, "down", []],
	] as const)("%s", (_case, list, id, direction, expected) => {
		expect(movedPositions(list, id, direction)).toEqual(expected);
	});

	test("where no number is left all are numbered anew, and only those that change are named", () => {
		expect(movedPositions(places(10, 11, 12, 40), 3, "up")).toEqual([
			{ id: 3, position: 20 },
			{ id: 2, position: 30 },
		]);
	});
});
