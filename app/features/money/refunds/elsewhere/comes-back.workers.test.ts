import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { openGatewayRefunds } from "#tests/money/gateway-refunds.ts";
import { TOOLS } from "#tests/money/refunds.ts";
import { payByHand } from "../pay-by-hand.server";
import { adoptReportedRefund } from "./adopt-refund.server";

const school = await openGatewayRefunds(db);
const { decision, approve, promise, giveBackAtGateway, bounce, rowsOf, papersOf } = school;
const GOES = { ok: true, jobId: expect.any(String) };

test("a part that comes back and was not taken off a promise is owed beside it", async () => {
	const bought = await promise(null);
	const part = await giveBackAtGateway(bought, 20_000);
	await school.work();
	school.failNext();
	expect(await approve(bought.refundId)).toEqual(GOES);
	await school.work();
	await bounce(bought, part);
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, refunds: ["failed", "failed"] });
	for (const { id } of await rowsOf(bought)) {
		expect(await approve(id)).toEqual(GOES);
		await school.work();
	}
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0 });
});

test("a promise of which a part has gone is not all of what goes back at the gateway later, though it has its amount", async () => {
	const bought = await promise(10_000);
	await giveBackAtGateway(bought, 4_000);
	await school.work();
	const later = await giveBackAtGateway(bought, 10_000);
	await school.work();
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "goneBack" });
	await bounce(bought, later);
	expect(await approve(bought.refundId)).toEqual(GOES);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 10_000, underWay: 0 });
});

test("a part that comes back belongs to the promise that it was taken off: that is whole again, and there is one", async () => {
	const bought = await promise(9_700);
	const part = await giveBackAtGateway(bought, 5_000);
	await school.work();
	await bounce(bought, part);
	expect((await school.stateOf(bought)).refunds.sort()).toEqual(["failed", "takenBack"]);
	expect(await approve(bought.refundId)).toEqual(GOES);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0 });
});

test("what was given back at the gateway and comes back is in the queue again, with its note reversed", async () => {
	const bought = await promise(9_700);
	const given = await giveBackAtGateway(bought, 9_700);
	await school.work();
	await bounce(bought, given);
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, underWay: 0, refunds: ["failed"] });
	expect((await papersOf(bought)).map(({ kind }) => kind)).toEqual(["invoice", "creditNote", "reversal"]);
	const payload = { orderId: bought.orderId, reference: given.reference };
	const job = { id: "x", kind: "refund.adopt" as const, payload, dueAt: new Date() };
	expect(await adoptReportedRefund(TOOLS)(job, { db, now: new Date(), handOver: async () => {} })).toEqual({
		writes: [],
	});
	expect(await payByHand(db, decision(bought.refundId))).toEqual(GOES);
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0, refunds: ["succeeded"] });
});
