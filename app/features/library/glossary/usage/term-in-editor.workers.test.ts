import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { db } from "#tests/database.ts";
import { termInEditor } from "./term-in-editor.server";

const now = new Date("2026-11-22T10:00:00Z");
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const words = { title: "zorb deed", aliases: ["zorbing"] };
const look = (given: Partial<Parameters<typeof termInEditor>[1]> = {}) =>
	termInEditor(db, {
		term: { id: 9_000, slug: "zorb-deed", isNeverLinked: false },
		language: "en",
		words,
		isRequested: true,
		formats,
		...given,
	});

await shipEntry(db, {
	entry: {
		kind: "help",
		key: "about-zorbing",
		facts: { category: "start", position: 1, reviewed: "2026-11-20", related: [], lessons: [], routes: [] },
		translations: {
			en: { title: "About it", summary: "S.", body: "Somebody is zorbing a house.", keywords: [] },
			de: { title: "Darüber", summary: "S.", body: "Jemand hat einen Zorbvertrag.", keywords: [] },
		},
	},
	sourceHash: "a",
	searchables: SEARCHABLES,
	kinds: ENTRY_KINDS,
	now,
});

test("a draft that nobody has published shows where it would link under its names", async () => {
	expect(await look()).toMatchObject({
		names: ["zorb deed", "zorbing"],
		counted: null,
		preview: { count: 1, texts: 1, links: [{ place: "help", title: "About it", match: "zorbing" }] },
	});
	const german = { title: "Zorbvertrag", aliases: [] };
	expect(await look({ language: "de", words: german })).toMatchObject({ preview: { count: 1 } });
});

test("no text is read before somebody asks, without a name, or for a term that never links", async () => {
	expect((await look({ isRequested: false })).preview).toBeNull();
	expect(await look({ words: { title: " ", aliases: "none" } })).toMatchObject({ names: [], preview: null });
	const never = { id: 9_000, slug: "zorb-deed", isNeverLinked: true };
	expect(await look({ term: never })).toMatchObject({ isNeverLinked: true, preview: null });
});
