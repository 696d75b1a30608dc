import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { answerChallenge, payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { money } from "#app/shared/money.ts";
import { enrollments, entitlements, gatewayEvents, orders, outbox, payments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { jobsOf, offerOf, openMoney, order, sessionOf } from "#tests/money/money.ts";

const school = openMoney(db);
const CARDS = {
	success: "4242 4242 4242 4242",
	declined: "4000000000000002",
	poor: "4000000000009995",
	challenge: "4000002500003155",
	late: "4000000000000077",
	lateNo: "4000000000000093",
	dispute: "4000000000000259",
};
let user: Awaited<ReturnType<typeof makeUser>>;
let courseId = 0;

beforeEach(async () => {
	user = await makeUser(db);
	courseId = (await makeCourse(db, { priceCents: 29_700 })).course.id;
});

async function place(key?: string) {
	const placed = await order(db, school, { user, offer: offerOf(courseId), ...(key ? { key } : {}) });
	if (!placed.ok) throw new Error("Not placed");
	return { id: placed.orderId, page: sessionOf(placed.redirectUrl) };
}
const pay = (sessionId: string, number: string) =>
	payOnSession(school.sandboxTools, { sessionId, number, now: new Date() });
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const rightsOf = (id: string) => db.select().from(entitlements).where(eq(entitlements.sourceId, id));

test("a card that is good pays the order, and opens and enrolls, in one go", async () => {
	const { id, page } = await place();
	expect(await orderOf(id)).toMatchObject({ state: "pending", totalMinor: 29_700, currency: "USD", isTest: true });

	expect(await pay(page, CARDS.success)).toEqual({
		kind: "paid",
		to: `https://school.example/payment-success?order=${id}&from=card`,
	});
	expect(await orderOf(id)).toMatchObject({ state: "pending" });
	await school.work();

	const paid = await orderOf(id);
	expect(paid).toMatchObject({ state: "paid", trouble: null, gatewayReference: expect.stringMatching(/^sbp_/) });
	expect(Number(paid?.guaranteeUntil) - Number(paid?.paidAt)).toBe(90 * 86_400_000);
	expect(await rightsOf(id)).toMatchObject([
		{ thingKind: "course", thingId: courseId, sourceKind: "order", endedAt: null },
	]);
	const enrolled = await db.select().from(enrollments).where(eq(enrollments.userId, user.id));
	expect(enrolled).toMatchObject([{ courseId, source: "purchase", status: "enrolled" }]);
	expect(await jobsOf(db, `order.paid:${id}`)).toMatchObject([{ doneAt: expect.any(Date) }]);
	const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
	expect(payment).toMatchObject({ state: "paid", cardBrand: "Visa", cardLast4: "4242" });
});

test("a card that is declined keeps the order and says why; another one pays it on the same page", async () => {
	const { id, page } = await place();
	expect(await pay(page, CARDS.poor)).toEqual({ kind: "declined", why: "insufficientFunds" });
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "failed", trouble: "insufficientFunds" });
	expect(await rightsOf(id)).toEqual([]);

	expect((await pay(page, CARDS.success)).kind).toBe("paid");
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "paid", trouble: null });
	expect(await rightsOf(id)).toHaveLength(1);
});

test("a bank that asks: confirmed it pays, refused it does not", async () => {
	const { id, page } = await place();
	const asked = await pay(page, CARDS.challenge);
	if (asked.kind !== "challenge") throw new Error(asked.kind);
	const answer = (paymentId: string, isConfirmed: boolean) =>
		answerChallenge(school.sandboxTools, { sessionId: page, paymentId, isConfirmed, now: new Date() });
	expect(await answer(asked.paymentId, false)).toEqual({ kind: "declined", why: "challengeFailed" });
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "failed", trouble: "challengeFailed" });

	const again = await pay(page, CARDS.challenge);
	expect((await answer(again.kind === "challenge" ? again.paymentId : "", true)).kind).toBe("paid");
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "paid" });
});

test.each([
	["paid", CARDS.late],
	["failed", CARDS.lateNo],
])("a result that comes late: pending first, then %s", async (state, card) => {
	const { id, page } = await place();
	expect((await pay(page, card)).kind).toBe("processing");
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "pending", trouble: "processing" });

	await school.work(60_000);
	expect(await orderOf(id)).toMatchObject({ state });
});

test("a payment that is disputed notes it with the order, which stays paid", async () => {
	const { id, page } = await place();
	await pay(page, CARDS.dispute);
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "paid", disputedAt: null });
	await school.work(60_000);
	expect(await orderOf(id)).toMatchObject({ state: "paid", disputedAt: expect.any(Date) });
});

test("a number that is no test card is refused, and nothing of it is kept", async () => {
	const { id, page } = await place();
	expect(await pay(page, "4539 5787 6362 1486")).toEqual({ kind: "notATestCard" });
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "pending" });
});

test("the same key is one order, however much at once; for something else it is refused", async () => {
	const key = crypto.randomUUID();
	const placed = await Promise.all(Array.from({ length: 12 }, () => place(key)));
	expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
	expect(new Set(placed.map(({ page }) => page)).size).toBe(1);
	expect(await db.select().from(orders).where(eq(orders.userId, user.id))).toHaveLength(1);

	const other = await order(db, school, { user, offer: offerOf((await makeCourse(db)).course.id), key });
	expect(other).toEqual({ ok: false, reason: "keyUsed" });
});

test("a page that is paid twelve times at once takes the money once", async () => {
	const { id, page } = await place();
	const outcomes = await Promise.all(Array.from({ length: 12 }, () => pay(page, CARDS.success)));
	expect(outcomes.filter(({ kind }) => kind === "paid")).toHaveLength(1);
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "paid" });
	expect(await rightsOf(id)).toHaveLength(1);
});

test("money that is refunded ends the right once, whichever comes first: the news of it or of the payment", async () => {
	const { id, page } = await place();
	await pay(page, CARDS.success);
	const facts = await school.sandbox.findSessionPayment(page);
	const request = { refundId: crypto.randomUUID(), orderId: id, paymentReference: facts?.reference ?? "" };
	const refund = () => school.sandbox.refund({ ...request, amount: money(29_700, "USD") });
	const refunds = await Promise.all([refund(), refund(), refund()]);
	expect(new Set(refunds.map(({ reference }) => reference)).size).toBe(1);

	const waiting = await db.select().from(outbox).where(eq(outbox.kind, "sandbox.deliver"));
	expect(waiting.filter(({ doneAt }) => doneAt === null)).toHaveLength(2);
	await school.work();
	expect(await orderOf(id)).toMatchObject({ state: "paid", refundedMinor: 29_700 });
	expect(await rightsOf(id)).toMatchObject([{ endedWhy: "refunded" }]);
	expect(await jobsOf(db, `order.refunded:${id}:29700`)).toHaveLength(1);
	const events = await db
		.select()
		.from(gatewayEvents)
		.where(eq(gatewayEvents.objectReference, request.paymentReference));
	expect(events).toHaveLength(2);
	expect(events.every(({ processedAt }) => processedAt !== null)).toBe(true);
});
