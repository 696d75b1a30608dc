import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { binding } from "#tests/database.ts";
import { missingColumns } from "./missing-columns.ts";
import * as schema from "./schema/schema.ts";

test("a migrated database has every column of the schema", async () => {
	expect(await missingColumns(binding, schema)).toEqual([]);
});

test("a column and a table that no migration has made are named", async () => {
	const users = sqliteTable("users", { id: integer("id"), shoeSize: integer("shoe_size") });
	const shoes = sqliteTable("shoes", { name: text("name") });
	expect(await missingColumns(binding, { users, shoes, other: 1 })).toEqual(["users.shoe_size", "shoes.name"]);
});
