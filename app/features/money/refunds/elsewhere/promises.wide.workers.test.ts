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

/** What can happen to a refund that was promised and could not be sent; `part` is how many ninths of what was paid go back. */
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

/** Lives through the steps, and then tries once more; gives what has gone back beside what should have, by the plainest sums. */
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
	/** A try that was approved and of which the gateway is asked when the school works next, unless something has gone back by then. */
	let waits = false;
	/** Something was given back at the gateway, and nothing here knows. */
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
			// Who pays by hand has looked at the books; what the gateway has not told yet nobody can know.
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

	/** A try of which the gateway was not asked, since it had given something back, leaves the promise as it was. */
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
