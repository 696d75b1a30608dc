import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { rowsColumn } from "./rows-column.server";
import { users } from "./schema/schema";

const { id, name, createdAt, emailVerifiedAt, keepsPreferences, capabilities } = users;

async function listBeside(order = sql`${id}`) {
	const zoe = await makeUser(db, { name: "Zoë", capabilities: ["people"] });
	const ada = await makeUser(db, { name: "Ada", keepsPreferences: true });
	const columns = { id, name, createdAt, emailVerifiedAt, keepsPreferences, capabilities };
	const from = sql`${users} where ${id} >= ${zoe.id}`;
	const [row] = await db
		.select({ name, people: rowsColumn("people", columns, { from, order }) })
		.from(users)
		.where(eq(id, ada.id));
	return { row, zoe, ada };
}

test("a list beside a row has the values that its columns say, and null where there is none", async () => {
	const { row, zoe, ada } = await listBeside();

	const both = { createdAt: MADE_AT, emailVerifiedAt: null };
	expect(row).toEqual({
		name: "Ada",
		people: [
			{ id: zoe.id, name: "Zoë", keepsPreferences: false, capabilities: ["people"], ...both },
			{ id: ada.id, name: "Ada", keepsPreferences: true, capabilities: [], ...both },
		],
	});
});

test("the list comes in the order asked for", async () => {
	const { row } = await listBeside(sql`${name}`);
	expect(row?.people.map((person) => person.name)).toEqual(["Ada", "Zoë"]);
});

test("a list of nothing is empty", async () => {
	const { id: userId } = await makeUser(db);
	const nobody = rowsColumn("people", { id }, { from: sql`${users} where ${id} < 0` });
	expect(await db.select({ nobody }).from(users).where(eq(id, userId))).toEqual([{ nobody: [] }]);
});
