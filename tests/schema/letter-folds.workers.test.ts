import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import { letterFoldRows } from "#db/letter-folds.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { letterFolds, users } from "#db/schema/schema.ts";
import { db } from "../database";

test("the table that triggers fold by is what texts are folded by; else: node scripts/letters/print-letter-folds.ts", async () => {
	const rows = await db.select().from(letterFolds);
	const kept = new Map(rows.map(({ letter, folded }) => [letter, folded]));
	const wanted = letterFoldRows();
	const differing = [...wanted].filter(([letter, folded]) => kept.get(letter) !== folded);
	expect(differing).toEqual([]);
	expect(kept.size).toBe(wanted.size);
}, 120_000);

test.each([
	["Ёжиков", "ежиков"],
	["Straße", "STRASSE"],
	["Οδυσσέας", "οδυσσεασ"],
	["Käufer", "kaeufer"],
	["Kaeufermann", "käufermann"],
	["ＷＩＤＥ", "wide"],
	["轉讓人", "转让人"],
	["转让方", "轉讓方"],
	["李雷", "李"],
])("somebody called %s is found by %s", async (name, q) => {
	const email = `${crypto.randomUUID()}@fold.example`;
	const [made] = await db
		.insert(users)
		.values({ name: `Xx ${name}`, email, createdAt: new Date(0) })
		.returning();
	const find = (search: string) =>
		db
			.select({ id: peopleSearch.rowid })
			.from(peopleSearch)
			.where(sql`${peopleSearch} match ${trigramMatch(search, ["name"])}`);
	expect(await find(q)).toContainEqual({ id: made?.id });
	await db.update(users).set({ name: "Renamed" }).where(sql`id = ${made?.id}`);
	expect(await find(q)).not.toContainEqual({ id: made?.id });
});
