import { beforeAll, describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { exportDeskPlaces } from "#app/features/library/resources/places/export-desk-places.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { db } from "#tests/database.ts";
import {
	create,
	createPublished,
	english,
	facts,
	now,
	openEditor,
	openSection,
	termWords,
	write,
} from "#tests/library/edited-entry.ts";
import { shipEntry } from "../../ship-entry.server";
import type { AdminListName } from "../admin-list-tabs";
import { retire } from "../end-entry.server";
import { entryListData } from "./list-data.server";

const { deed } = await openEditor();
const list = (adminList: AdminListName, address = "", language: Language = "en") =>
	entryListData(
		db,
		{ kinds: ENTRY_KINDS, adminList, params: new URLSearchParams(address) },
		{
			language,
			formats: formatsFor({ language, timeZone: "UTC" }),
			now,
		},
	);
const keys = async (...given: Parameters<typeof list>) => (await list(...given)).rows.map(({ key }) => key);

beforeAll(async () => {
	await openSection("listed");
	const inIt = { ...facts, category: "listed" };
	for (const name of ["listed-a", "listed-b", "listed-c"]) await createPublished("help", name, english, inIt);
	const gone = await createPublished("help", "listed-gone", english, inIt);
	await retire(db, { entryId: gone, ...deed });
	await create("help", "listed-new", { ...english, title: "Not yet" }, inIt);
});

describe("the admin list of entries", () => {
	test("stands in the order of readers, with what is not published yet behind it", async () => {
		expect(await keys("help", "section=help-listed")).toEqual(["listed-a", "listed-b", "listed-c", "listed-new"]);
		expect(await keys("help", "section=help-listed&state=retired")).toEqual(["listed-gone"]);
		expect(await keys("help", "section=help-listed&state=draft")).toEqual(["listed-new"]);
		expect(await keys("help", "section=not-there")).toEqual([]);
	});

	test("shows the title of a draft where nothing is published, and no page that there is not", async () => {
		const { rows } = await list("help", "section=help-listed");
		expect(rows.at(-1)).toMatchObject({ title: "Not yet", page: null, isPublished: false, states: ["draft"] });
		expect(rows[0]).toMatchObject({ title: "Begin", page: "/help/listed-a" });
		expect(rows[0]?.missing.slice().sort()).toEqual(["de", "es", "fr", "ru", "zh"]);
	});

	test("says which entry is the first and the last among those that readers see", async () => {
		const { rows, isMovable } = await list("help", "section=help-listed");
		expect(isMovable).toBe(true);
		expect(rows.slice(0, 3).map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
			[true, false],
			[false, false],
			[false, true],
		]);
	});

	test.each(["sort=title", "sort=-order", "q=begin"])(
		"is not moved in by hand when it is asked for by %s",
		async (address) => {
			expect((await list("help", address)).isMovable).toBe(false);
		},
	);

	test("names its sections, and has those of its own alone", async () => {
		expect((await list("help")).sections).toContainEqual({ key: "help-listed", title: "Section listed" });
		const sections = await keys("help", "kind=section");
		expect(sections).toContain("help-listed");
		expect(await keys("manual", "kind=section")).toEqual([]);
		expect(await keys("help", "kind=term")).toEqual(await keys("help"));
	});

	test("is counted by state over all pages, and its second page begins where the first ends", async () => {
		for (let at = 0; at < 51; at += 1)
			await create("term", `many-${at}`, termWords(`Many ${String(at).padStart(2, "0")}`, []));
		const [first, second] = [await list("glossary", "sort=title"), await list("glossary", "sort=title&page=2")];
		expect([first.rows.length, first.pageCount, first.total, first.counts.draft]).toEqual([50, 2, 51, 51]);
		expect(second.rows.map(({ title }) => title)).toEqual(["Many 50"]);
		expect((await list("glossary", "page=9")).rows).toEqual([]);
		expect((await list("glossary", "q=many+07")).found).toBe(1);
	});

	test("notes the newest of what was published and what is being written", async () => {
		const id = await createPublished("help", "changed-later", english, { ...facts, category: "listed" });
		await write(id, { de: { title: "Entwurf", summary: "" } });
		const row = (await list("help", "q=changed-later")).rows[0];
		expect(row).toMatchObject({ drafts: ["de"], states: ["published", "draft"], reviewedOn: "Nov 20, 2026" });
	});
});

test.each([
	"kind=legal",
	"state=%00",
	"missing=xx",
	"section=' or 1=1",
	"page=-1",
	"page=99999999999",
	"sort=secret",
	"q=%ud83d",
])("an address with %s is answered like one without", async (address) => {
	expect((await list("legal", address)).kind).toBe("legal");
});

test("rules by place are a file with a line for each rule, in the language of the reader and safe for spreadsheets", async () => {
	const cells = ["licence", "disclosure", "assignment", "doubleClosing", "marketing", "withholding"];
	const rule = {
		answer: "required",
		source: { name: "=HYPERLINK(1)", url: "https://a.example" },
		reviewedOn: "2026-11-01",
	};
	await shipEntry(db, {
		entry: {
			kind: "place",
			key: "us-tx",
			facts: {
				kind: "state",
				country: "US",
				position: 0,
				rules: Object.fromEntries(cells.map((cell) => [cell, rule])),
			},
			translations: {
				en: {
					title: "Texas",
					rules: Object.fromEntries(cells.map((cell) => [cell, { text: `On ${cell}`, doubt: "" }])),
				},
				de: { title: "Texas", rules: { licence: { text: "Zur Lizenz; „nötig“", doubt: "" } } },
			},
		},
		sourceHash: "texas",
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		now,
	});
	const file = await exportDeskPlaces(db, { language: "de", t: getFixedT("de", "library") });
	const lines = (await file.text()).split("\r\n");
	expect(lines).toHaveLength(7);
	expect(lines[1]).toContain("Zur Lizenz; „nötig“");
	expect(lines[2]).toContain("On disclosure");
	expect(lines[1]).toContain("'=HYPERLINK(1)");
	expect(file.headers.get("Content-Disposition")).toContain("rules-by-place.csv");
});
