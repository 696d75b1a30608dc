import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { ALL_PLACES, type PlacesQuery, parsePlacesQuery, placesHref } from "./places-query";
import { choosePlaces, placeRows } from "./places-view";
import { countTiles, stateTiles, worldTiles } from "./tiles";

const now = new Date("2026-11-22T10:00:00Z");
const rule = (answer: string, reviewedOn = "2026-11-01", url?: string) => ({
	answer,
	reviewedOn,
	source: { name: "Act 1", ...(url ? { url } : {}) },
});
const place = (
	slug: string,
	title: string,
	country: string,
	kind: string,
	rules: Record<string, ReturnType<typeof rule>>,
) => ({
	id: 1,
	slug,
	title,
	inEnglish: false,
	details: { kind, country, rules },
	words: {},
	englishWords: {
		title,
		rules: Object.fromEntries(Object.keys(rules).map((name) => [name, { text: `${name} in ${title}`, doubt: "Ask." }])),
	},
});
const ENTRIES = [
	place("us-ok", "Oklahoma", "US", "state", { licence: rule("depends", "2025-09-01"), assignment: rule("restricted") }),
	place("us", "United States", "US", "country", { licence: rule("depends"), assignment: rule("allowed") }),
	place("us-tx", "Texas", "US", "state", { licence: rule("not-required") }),
	place("de", "Germany", "DE", "country", { licence: rule("required", "2026-11-01", "javascript:alert(1)") }),
	place("au-nsw", "New South Wales", "AU", "region", { licence: rule("required", "2026-11-01", "https://x.example/") }),
];
const rows = placeRows(ENTRIES, { formats: formatsFor({ language: "de", timeZone: "UTC" }), now });
const keys = (query: Partial<PlacesQuery>) =>
	choosePlaces(rows, { ...ALL_PLACES, ...query }, "de").map(({ key }) => key);

test("answers carry their age, their doubt, a safe source and their language", () => {
	const [oklahoma, , , germany, wales] = rows;
	expect(oklahoma).toMatchObject({ isDue: true, countryName: "Vereinigte Staaten", reviewedOn: "2025-09-01" });
	expect(oklahoma?.cells[0]).toMatchObject({ overdueMonths: 14, doubt: "Ask.", inEnglish: true });
	expect(germany?.cells[0]?.source.url).toBe(null);
	expect(wales?.cells[0]?.source.url).toBe("https://x.example/");
});

test("places are found, narrowed and sorted as asked", () => {
	expect(keys({})).toEqual(["au-nsw", "de", "us", "us-ok", "us-tx"]);
	expect(keys({ sort: "-place" })).toEqual(["us-tx", "us-ok", "us", "de", "au-nsw"]);
	expect(keys({ sort: "reviewed" })[0]).toBe("us-ok");
	expect(keys({ kind: "state" })).toEqual(["au-nsw", "us-ok", "us-tx"]);
	expect(keys({ due: true })).toEqual(["us-ok"]);
	expect(keys({ answer: "required" })).toEqual(["au-nsw", "de"]);
	expect(keys({ rule: "assignment", answer: "depends" })).toEqual([]);
	expect(keys({ q: "vereinigte okla" })).toEqual(["us-ok"]);
});

test("a state comes with the rules of its country, and says where they answer too", () => {
	expect(keys({ place: "us-tx" })).toEqual(["us", "us-tx"]);
	expect(keys({ place: "us" })).toEqual(["us"]);
	expect(keys({ place: "au-nsw" })).toEqual(["au-nsw"]);
	expect(rows[0]?.cells.map(({ countryToo }) => countryToo)).toEqual([false, true]);
	expect(rows.slice(1).flatMap(({ cells }) => cells.filter(({ countryToo }) => countryToo))).toEqual([]);
});

test("an address is read and written alike, and what is malformed asks for nothing", () => {
	const asked =
		"/resources/rules-by-place?q=okla&kind=state&rule=licence&answer=depends&due=1&place=us-ok&sort=-reviewed";
	const parse = (search: string) => parsePlacesQuery(new URLSearchParams(search));
	expect(placesHref(parse(asked.split("?")[1] ?? ""))).toBe(asked);
	expect(parse("kind=x&rule=__proto__&answer=%00&due=yes&place=../us&sort=1")).toEqual(ALL_PLACES);
});

test("each place is a lot: due where an answer is, of its own or of one of its states", () => {
	const find = (code: string) => worldTiles(rows).find((tile) => tile.code === code)?.state;
	expect([find("US"), find("DE"), find("AU"), find("FR")]).toEqual(["due", "checked", "checked", "none"]);
	expect(countTiles(stateTiles(rows))).toEqual({ checked: 1, due: 1, none: 49 });
});

test("no two lots lie on each other, and all have codes of their own", () => {
	for (const tiles of [worldTiles([]), stateTiles([])]) {
		expect(new Set(tiles.map(({ code }) => code)).size).toBe(tiles.length);
		expect(tiles.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
	}
	expect(stateTiles([])).toHaveLength(51);
});

test("a doubt that is not translated is English beside an answer that is", () => {
	const [oklahoma] = ENTRIES;
	if (!oklahoma) throw new Error("There is no place");
	const words = { title: "Oklahoma", rules: { licence: { text: "Ohne Lizenz.", doubt: "" } } };
	const [row] = placeRows([{ ...oklahoma, words }], {
		formats: formatsFor({ language: "de", timeZone: "UTC" }),
		now,
	});
	expect(row?.cells[0]).toMatchObject({ text: "Ohne Lizenz.", inEnglish: false, doubt: "Ask.", doubtInEnglish: true });
});
