import { describe, test } from "vitest";
import { db } from "#tests/database.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { lessonPageStatements } from "./lesson-page.repository.server";

describe.each(Object.entries(lessonPageStatements(db, { lessonId: 1, session: "a", language: "fr" })))(
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
