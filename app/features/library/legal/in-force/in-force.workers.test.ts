import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { findEntry } from "#app/features/library/entries/face.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { db } from "#tests/database.ts";
import { listNotInForce } from "./in-force.repository.server";

test("a legal page is overtaken from the day of its next version on, until that is shown", async () => {
	const legal = (effective: string) =>
		shipEntry(db, {
			entry: {
				kind: "legal",
				key: "overtaken",
				facts: { effective, position: 1 },
				translations: { en: { title: effective, summary: "What holds.", body: "" } },
			},
			sourceHash: effective,
			searchables: SEARCHABLES,
			kinds: ENTRY_KINDS,
			now: new Date("2026-11-22T10:00:00Z"),
		});
	await legal("2026-01-01");
	await legal("2026-12-01");
	const overtaken = (day: string, limit = 9) => listNotInForce(db, { day, limit });
	expect([await overtaken("2026-11-30"), await overtaken("2026-12-01", 0)]).toEqual([[], []]);
	expect(await overtaken("2026-12-01")).toHaveLength(1);
	expect(await findEntry(db, "legal", "overtaken", "en")).toMatchObject([{ title: "2026-01-01" }]);
});
