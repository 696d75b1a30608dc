import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDatabase, type SchoolBindings } from "#scripts/prepare-database.ts";
import { RemoteDatabase, type SendStatements } from "#scripts/remote-statements.ts";
import { openBindings } from "#scripts/state-bindings.ts";

let state: string;
let bindings: SchoolBindings;
let close: () => Promise<void>;

beforeEach(async () => {
	state = mkdtempSync(join(tmpdir(), "seeding-"));
	({ bindings, close } = await openBindings(state));
});
afterEach(async () => {
	await close();
	rmSync(state, { recursive: true });
});

test.each([
	["orders", "INSERT INTO orders"],
	["learning days", "INSERT INTO learning_days"],
])("a demo school whose connection was lost before its %s gets them with the next run, once", async (_what, sql) => {
	let isLost = true;
	const { ask } = bindings.DB as RemoteDatabase;
	const losing: SendStatements = (method, statements) => {
		if (isLost && statements.some((statement) => statement.sql.includes(sql))) {
			throw new Error("D1_ERROR: Network connection lost.");
		}
		return ask(method, statements);
	};
	// A folder without courses: people, help and memberships are there all the same.
	const prepare = () =>
		prepareDatabase({ ...bindings, DB: new RemoteDatabase(losing) }, () => {}, { demoPeople: true, content: state });

	await expect(prepare()).rejects.toThrow("Network connection lost");
	expect(await count("users")).toBeGreaterThan(0);
	expect(await count("orders")).toBe(0);

	isLost = false;
	await prepare();
	const complete: (number | null)[] = [await count("users"), await count("orders"), await count("learning_days")];
	expect(Math.min(...complete.map(Number))).toBeGreaterThan(0);

	await prepare();
	expect([await count("users"), await count("orders"), await count("learning_days")]).toEqual(complete);
});

function count(table: "users" | "orders" | "learning_days") {
	return bindings.DB.prepare(`select count(*) as count from ${table}`).first<number>("count");
}
