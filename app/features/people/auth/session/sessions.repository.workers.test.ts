import { test } from "vitest";
import { listExpiredLimits } from "#app/shared/request/rate-limit.server.ts";
import { db } from "#tests/database.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { listEndedImpersonations } from "../impersonation/impersonations.repository.server";
import { findLiveToken, listDeadTokens } from "../one-time-tokens.repository.server";
import { findAccountByEmail } from "../users.repository.server";
import { findSessionByCookie, findSessionByToken, listExpiredSessions } from "./sessions.repository.server";

const now = new Date("2026-11-20T10:00:00Z");
const queries = {
	findSessionByCookie: findSessionByCookie(db, "hash", now),
	findSessionByToken: findSessionByToken(db, "hash", now),
	listEndedImpersonations: listEndedImpersonations(db, now, 10),
	findAccountByEmail: findAccountByEmail(db, "ada@mail.example"),
	findLiveToken: findLiveToken(db, { tokenHash: "hash", purpose: "verifyEmail", now }),
	listDeadTokens: listDeadTokens(db, now, 10),
	listExpiredSessions: listExpiredSessions(db, now, 10),
	listExpiredLimits: listExpiredLimits(db, now, 10),
};

test.each(Object.entries(queries))("%s reads by an index", async (_name, query) => {
	await expectNoScan(query);
});

test("sessions can be read in a batch: no two columns share a name", async () => {
	await expectDistinctColumns(queries.findSessionByCookie);
});
