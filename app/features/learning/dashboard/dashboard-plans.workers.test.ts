import { describe, test } from "vitest";
import { db } from "#tests/database.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { dashboardStatements } from "./dashboard.repository.server";

describe.each(Object.entries(dashboardStatements(db, { session: "a", language: "fr", from: "2026-11-01" })))(
	"statement %s of the page",
	(_name, statement) => {
		test("reads no growing table from end to end", async () => {
			await expectNoScan(statement);
		});

		test("returns no two columns of one name", async () => {
			await expectDistinctColumns(statement);
		});
	},
);
