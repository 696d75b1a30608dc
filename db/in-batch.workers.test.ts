import { eq } from "drizzle-orm";
import { describe, expect, expectTypeOf, test } from "vitest";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { isConflict, isDuplicate, requireChange } from "./conflict";
import { inBatch } from "./in-batch.server";
import { rateLimits, users } from "./schema/schema";
import type { Write } from "./write";

const rename = (id: number, name: string) =>
	db.update(users).set({ name }).where(eq(users.id, id)).returning({ name: users.name });
const nameOf = (id: number) => db.select({ name: users.name }).from(users).where(eq(users.id, id));

describe("results come by name", () => {
	test("each has the rows of its own statement, also where their columns are called alike", async () => {
		const [ada, zoe] = [await makeUser(db, { name: "Ada" }), await makeUser(db, { name: "Zoë" })];

		const { first, second } = await inBatch(db, { first: nameOf(ada.id), second: nameOf(zoe.id) });

		expect([first, second]).toEqual([[{ name: "Ada" }], [{ name: "Zoë" }]]);
		expectTypeOf(first).toEqualTypeOf<{ name: string }[]>();
	});

	test("columns of one name within a statement stay apart under another one", async () => {
		const ada = await makeUser(db, { name: "Ada" });
		const both = db.select({ name: users.name, other: eq(users.name, "Ada").mapWith(Boolean).as("other") }).from(users);

		const { found } = await inBatch(db, { found: both.where(eq(users.id, ada.id)) });

		expect(found).toEqual([{ name: "Ada", other: true }]);
	});

	test("an entry that is left out leaves no hole", async () => {
		const ada = await makeUser(db, { name: "Ada" });
		const isAsked = ada.id < 0;

		const { before, between, after } = await inBatch(db, {
			before: nameOf(ada.id),
			between: isAsked ? nameOf(ada.id) : undefined,
			after: rename(ada.id, "Ada Lovelace"),
		});

		expect({ before, between, after }).toEqual({
			before: [{ name: "Ada" }],
			between: undefined,
			after: [{ name: "Ada Lovelace" }],
		});
		expectTypeOf(between).toEqualTypeOf<{ name: string }[] | undefined>();
	});

	test("a list is one entry, also an empty one", async () => {
		const ada = await makeUser(db, { name: "Ada" });
		const none: Write[] = [];

		const { steps, nothing, last } = await inBatch(db, {
			steps: [rename(ada.id, "one"), nameOf(ada.id)] as const,
			nothing: none,
			last: nameOf(ada.id),
		});

		expect(steps).toEqual([[{ name: "one" }], [{ name: "one" }]]);
		expect([nothing, last]).toEqual([[], [{ name: "one" }]]);
	});

	test("nothing to run asks nothing", async () => {
		expect(await inBatch(db, { left: undefined, none: [] })).toEqual({ left: undefined, none: [] });
	});
});

describe("one transaction", () => {
	test("statements run in the order of the entries", async () => {
		const ada = await makeUser(db, { name: "Ada" });

		const { before, between, after } = await inBatch(db, {
			before: nameOf(ada.id),
			steps: [rename(ada.id, "one"), rename(ada.id, "two")],
			between: nameOf(ada.id),
			last: rename(ada.id, "three"),
			after: nameOf(ada.id),
		});

		expect([before, between, after].flat().map(({ name }) => name)).toEqual(["Ada", "two", "three"]);
	});

	test("what comes second undoes the whole batch, and is known as a conflict", async () => {
		const ada = await makeUser(db, { name: "Ada" });

		const late = inBatch(db, {
			renamed: rename(ada.id, "one"),
			missed: rename(-1, "nobody"),
			hit: requireChange(db),
		});

		expect(isConflict(await late.catch((error) => error))).toBe(true);
		expect(await nameOf(ada.id)).toEqual([{ name: "Ada" }]);
	});

	test("so does a key that is taken", async () => {
		const key = { key: crypto.randomUUID(), windowStartedAt: MADE_AT, used: 1, expiresAt: MADE_AT };

		const twice = inBatch(db, { one: db.insert(rateLimits).values(key), other: db.insert(rateLimits).values(key) });

		expect(isDuplicate(await twice.catch((error) => error), "rate_limits")).toBe(true);
		expect(await db.select().from(rateLimits).where(eq(rateLimits.key, key.key))).toEqual([]);
	});
});
