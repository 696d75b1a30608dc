import { test } from "vitest";
import { db } from "../../../../tests/database";
import { expectDistinctColumns, expectNoScan } from "../../../../tests/query-plan";
import { findAccountByEmail, findOneTimeToken } from "../users.repository.server";
import { findSessionByCookie, findSessionByToken } from "./sessions.repository.server";

const queries = {
	findSessionByCookie: findSessionByCookie(db, "hash"),
	findSessionByToken: findSessionByToken(db, "hash"),
	findAccountByEmail: findAccountByEmail(db, "ada@mail.example"),
	findOneTimeToken: findOneTimeToken(db, "hash"),
};

test.each(Object.entries(queries))("%s reads by an index", async (_name, query) => {
	await expectNoScan(query);
});

test("sessions can be read in a batch: no two columns share a name", async () => {
	await expectDistinctColumns(queries.findSessionByCookie);
});
