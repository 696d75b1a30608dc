import { describe, test } from "vitest";
import { db } from "#tests/database.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { dashboardStatements } from "./dashboard.repository.server";

describe.each([...dashboardStatements(db, { session: "a", language: "fr", from: "2026-11-01" }).entries()])(
	"statement %i of the page",
	(_at, statement) => {
		test("reads no growing table from end to end", async () => {
			await expectNoScan(statement);
		});

		test("returns no two columns of one name", async () => {
			await expectDistinctColumns(statement);
		});
	},
);
