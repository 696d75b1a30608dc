import { expect, test } from "vitest";
import { reconciliationFindings as findings, reconciliationRuns } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { listFindings } from "./desk/findings.repository.server";
import { FINDINGS_LIST } from "./desk/findings-query";
import { findRepairing } from "./reconciliation.repository.server";
import { reconcileDaily, verifiableFrom } from "./run-step.server";

const now = new Date("2026-11-23T08:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const clock = reconcileDaily({ send: async () => ({ metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }) });
const end = (at: Date) => db.update(reconciliationRuns).set({ state: "done", finishedAt: at });

test("a repair that the last comparison was too early for has one of its own, once", async () => {
	expect(await clock.work(db, now)).toBe(1);
	await end(now);
	const repairedAt = minutes(-5);
	await db.insert(findings).values({
		id: "f-1",
		kind: "noInvoice",
		subject: "order-1",
		runId: "earlier",
		state: "repairing",
		foundAt: minutes(-60),
		repairedAt,
	});
	expect(await clock.work(db, minutes(5))).toBe(0);
	expect(await clock.work(db, verifiableFrom(repairedAt))).toBe(1);
	await end(verifiableFrom(repairedAt));
	expect(await clock.work(db, minutes(30))).toBe(0);
});

test.each(["", "state=resolved", "state=repairing", "kind=noInvoice", "state=open&kind=noInvoice", "order=found-asc"])(
	"findings are read by an index: %s",
	async (search) => {
		const query = FINDINGS_LIST.parse(new URLSearchParams(search));
		await expectNoScan(listFindings(db, query, { isDescending: query.isDescending, after: null, limit: 50 }));
		await expectNoScan(listFindings(db, query, { isDescending: true, after: [now.getTime(), "f"], limit: 50 }));
	},
);

test("a repair of which nothing is known yet is found by an index", () => expectNoScan(findRepairing(db, now)));
