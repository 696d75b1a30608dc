import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { openRefunds, TOOLS } from "#tests/money/refunds.ts";
import { approveRefund } from "../decide-refund.server";
import { payByHand } from "../pay-by-hand.server";

const school = openRefunds(db);
const { id: actorId } = await makeUser(db);
const decision = (refundId: string) => ({
	refundId,
	message: "Another way",
	actorId,
	requestId: "r",
	tools: TOOLS,
	now: new Date(),
});
const PAID = 29_700;

/** What can happen to a promised refund that failed; `part` is in ninths of the payment. */
const steps = fc.array(
	fc.record({
		deed: fc.constantFrom(
			"atGateway" as const,
			"hear" as const,
			"again" as const,
			"approves" as const,
			"fails" as const,
			"byHand" as const,
		),
		part: fc.integer({ min: 1, max: 8 }),
	}),
	{ maxLength: 6 },
);
const sizes = fc.integer({ min: 1, max: 8 });
const partOf = (part: number) => (PAID * part) / 9;

/** Runs the steps, then retries. Returns the actual refund beside the expected one, by plain sums. */
async function live(promised: number, way: readonly { deed: string; part: number }[]) {
	const bought = await school.ask();
	const { refundId, orderId } = bought;
	const again = async () => {
		const answer = await approveRefund(db, { ...decision(refundId), amountMinor: null });
		await school.work();
		return answer.ok;
	};
	const facts = await school.sandbox.findSessionPayment(bought.sessionId);
	if (!facts?.reference) throw new Error("No payment");
	const { reference: paymentReference, amount } = facts;
	school.failNext();
	await approveRefund(db, { ...decision(refundId), amountMinor: partOf(promised) });
	await school.work();

	let [owed, gone, number] = [partOf(promised), 0, 0];
	/** An approved attempt is pending, to be sent with the next jobs unless something else is refunded before. */
	let waits = false;
	let isUntold = false;
	const goes = (minor: number) => {
		gone += minor;
		owed = Math.max(0, owed - minor);
		waits = false;
	};
	const work = async () => {
		await school.work();
		isUntold = false;
		if (waits) goes(owed);
	};
	for (const { deed, part } of way) {
		if (deed === "atGateway") {
			const minor = Math.min(partOf(part), PAID - gone);
			if (minor <= 0) continue;
			const request = { refundId: `dashboard-${++number}-${orderId}`, orderId, paymentReference };
			await school.sandbox.refund({ ...request, amount: { ...amount, minor } });
			goes(minor);
			isUntold = true;
		} else if (deed === "hear") {
			await work();
		} else if (deed === "approves") {
			const asked = await approveRefund(db, { ...decision(refundId), amountMinor: null });
			waits ||= asked.ok && !isUntold;
		} else if (deed === "byHand") {
			// Paying by hand assumes that the books are current.
			await work();
			await payByHand(db, decision(refundId));
			goes(owed);
		} else {
			if (deed === "fails") school.failNext();
			const isAsked = await again();
			if (deed === "again" && (isAsked || waits)) goes(await stillOwed());
			[waits, isUntold] = [false, false];
			school.failNext(0);
		}
	}
	await work();
	if (await again()) goes(owed);
	const { back, underWay } = await school.stateOf(bought);
	return { back, underWay, gone };

	async function stillOwed() {
		const { refunds } = await school.stateOf(bought);
		return refunds.includes("failed") ? 0 : owed;
	}
}

test("whatever goes back at the gateway, by hand or by another try, and in whatever order: a promise is paid once, and whole", async () => {
	await fc.assert(
		fc.asyncProperty(sizes, steps, async (promised, way) => {
			const { back, underWay, gone } = await live(promised, way);
			expect({ back, underWay }).toEqual({ back: gone, underWay: 0 });
			expect(gone).toBeGreaterThanOrEqual(partOf(promised));
		}),
		{ numRuns: 12 },
	);
}, 120_000);
