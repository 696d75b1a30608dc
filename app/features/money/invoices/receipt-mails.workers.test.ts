import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { combineHandlers } from "#app/features/operations/jobs/outbox/together.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { orders, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { ORIGIN, offerOf, openMoney, order, sessionOf } from "#tests/money/money.ts";
import { noUnprintableLetters } from "#tests/money/no-unprintable-letters.ts";
import { issueInvoice } from "./issue-invoice.server";
import { mailPaymentFailure, orderFailedMail, orderPaidMail, sendReceipt } from "./receipt-mails.server";

const school = openMoney(db);
Object.assign(school.handlers, {
	"order.paid": combineHandlers(issueInvoice(noUnprintableLetters), sendReceipt({ origin: ORIGIN })),
	"order.failed": mailPaymentFailure({ origin: ORIGIN }),
});
const HALF_AN_HOUR = 30 * 60_000;

async function buy(number: string) {
	const user = await makeUser(db);
	const placed = await order(db, school, { user, offer: offerOf(4) });
	if (!placed.ok) throw new Error("Not placed");
	const sessionId = sessionOf(placed.redirectUrl);
	const pay = async (card: string) => {
		await payOnSession(school.sandboxTools, { sessionId, number: card, now: new Date() });
		await school.work();
	};
	await pay(number);
	return { user, orderId: placed.orderId, pay };
}
const mailsTo = async (userId: number) => {
	const jobs = await db.select().from(outbox).where(eq(outbox.kind, "mail.send"));
	return jobs.flatMap(({ payload }) => (payload.userId === userId ? [payload.mail] : []));
};
const about = (userId: number, orderId: string) => ({
	userId,
	orderId,
	origin: ORIGIN,
	language: null,
	askedAt: new Date(),
	now: new Date(),
});

test("whoever has paid gets one receipt, in each language, with the order and the file of the invoice", async () => {
	const { user, orderId } = await buy("4242424242424242");
	expect(await mailsTo(user.id)).toEqual(["orderPaid"]);
	for (const language of LANGUAGE_CODES) {
		const mail = await orderPaidMail.compose(db, { ...about(user.id, orderId), language });
		expect(mail).toMatchObject({ to: user.email, language, values: { link: `${ORIGIN}/orders/${orderId}` } });
		expect(mail?.values.amount).toContain("297");
		expect(mail?.values.invoice).toMatch(/TEST-\d{4}-\d{5}/);
		expect(mail?.values.invoice).toContain(`${ORIGIN}/orders/${orderId}/invoice.pdf`);
		expect(mail?.words).toBeUndefined();
		const [what, name, invoice, , ...sums] = mail?.sheet ?? [];
		expect(what?.value).toBe(mail?.values.what);
		expect(name?.value).toBe(mail?.values.order);
		expect(invoice?.value).toMatch(/^TEST-/);
		expect(sums.at(-1)?.value).toBe(mail?.values.amount);
	}
	await db.update(orders).set({ occasion: "renewal" }).where(eq(orders.id, orderId));
	expect(await orderPaidMail.compose(db, about(user.id, orderId))).toMatchObject({ words: "orderRenewed" });
	expect(await orderPaidMail.compose(db, about((await makeUser(db)).id, orderId))).toBeNull();
});

test("whose payment has failed is told half an hour later, once, with the reason and until when it can be paid", async () => {
	const { user, orderId, pay } = await buy("4000000000009995");
	expect(await mailsTo(user.id)).toEqual([]);
	await pay("4000000000009995");
	await school.work(HALF_AN_HOUR);
	expect(await mailsTo(user.id)).toEqual(["orderFailed"]);
	const mail = await orderFailedMail.compose(db, about(user.id, orderId));
	expect(mail?.values).toMatchObject({ why: "The card has insufficient funds.", amount: "$297" });
});

test("who pays with another card meanwhile hears nothing of the one that failed", async () => {
	const { user, orderId, pay } = await buy("4000000000009995");
	await pay("4242424242424242");
	await school.work(HALF_AN_HOUR);
	expect(await mailsTo(user.id)).toEqual(["orderPaid"]);
	expect(await orderFailedMail.compose(db, about(user.id, orderId))).toBeNull();
});
