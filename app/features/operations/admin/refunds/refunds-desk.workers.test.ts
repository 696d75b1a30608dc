import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { noteTrouble } from "#app/features/money/orders/face.server.ts";
import { orderName } from "#app/features/money/orders/own/order-view.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { refunds } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { openRefunds, TOOLS } from "#tests/money/refunds.ts";
import { countAttention } from "#tests/operations/attention.ts";
import { runOrderAction } from "../orders/do-to-order.server";
import { exportOrders, findOrders } from "../orders/find-orders.server";
import { orderDeskView } from "../orders/order-desk-view.server";
import { ORDERS_LIST } from "../orders/orders-query";
import { decideRefund } from "./decide.server";
import { exportRefunds } from "./export-refunds.server";
import { refundsDesk } from "./refunds-desk-view.server";

const school = openRefunds(db);
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const reading = () => ({ language: "en" as const, formats, now: new Date() });
const toLookAt = async () => (await countAttention(db, new Date())).ordersToLookAt ?? 0;
const ordersOf = async (search: string) => findOrders(db, ORDERS_LIST.parse(new URLSearchParams(search)), new Date());

test("the queue has the oldest first, the panel their words, five facts and the sum; decided ones leave it", async () => {
	const [first, second] = [await school.ask(), await school.ask()];
	const desk = await refundsDesk(db, null, reading());
	expect(desk.waiting.map(({ id }) => id)).toEqual([first.refundId, second.refundId]);
	expect(desk.panel).toMatchObject({ id: first.refundId, reason: "Too early for me", back: "$297", card: "Visa 4242" });
	expect(desk.panel?.facts.map(({ name, mark }) => [name, mark])).toEqual([
		["window", "good"],
		["lessons", "good"],
		["certificate", "good"],
		["earlier", "good"],
		["commission", "good"],
	]);
	const by = { actorId: (await makeUser(db)).id, requestId: "r", tools: TOOLS, now: new Date() };
	const wish = { intent: "approve" as const, refundId: first.refundId, message: "", amount: "97.50" };
	expect(await decideRefund(db, { ...wish, amount: "a lot" }, by)).toEqual({ ok: false, reason: "amount" });
	expect(await decideRefund(db, wish, by)).toMatchObject({ ok: true });

	const after = await refundsDesk(db, first.refundId, reading());
	expect(after.waiting.map(({ id }) => id)).toEqual([second.refundId]);
	expect(after.decided).toMatchObject([{ id: first.refundId, state: "approved", amount: "97.50" }]);
	expect(after.panel).toMatchObject({ isOpen: false, back: "$97.50", place: null });
	expect(after.figures).toMatchObject({ waiting: 1, approved: "$97.50" });
	const file = await (await exportRefunds(db, { t: getFixedT("en", "orderdesk"), now: new Date() })).text();
	expect(file.split("\r\n")).toHaveLength(3);
});

test("an order is found by its number and by its buyer, and shows everything that hangs on it", async () => {
	const bought = await school.ask();
	const byNumber = await ordersOf(`q=${orderName(bought.orderId)}`);
	expect(byNumber.rows.map(({ id }) => id)).toEqual([bought.orderId]);
	const byBuyer = await ordersOf(`q=${bought.user.email}`);
	expect(byBuyer.rows.map(({ id }) => id)).toEqual([bought.orderId]);
	expect((await ordersOf(`q=${bought.user.email}&mode=live`)).rows).toEqual([]);
	expect((await ordersOf(`q=${bought.user.email}&state=paid&kind=course&mode=test&period=7`)).rows).toHaveLength(1);

	const view = await orderDeskView(db, bought.orderId, reading());
	expect(view).toMatchObject({
		state: "paid",
		buyer: { id: bought.userId, email: bought.user.email },
		payments: [{ state: "paid", card: "Visa 4242" }],
		refunds: [{ state: "requested", amount: "$297" }],
		rights: [{ ended: null }],
	});
	expect(view?.events.length).toBeGreaterThan(0);
	expect(JSON.stringify(view)).not.toContain("4242424242424242");
	expect(await orderDeskView(db, "none", reading())).toBeNull();
});

test("the file of orders has what the list was asked for", async () => {
	const { user } = await school.buy();
	const query = ORDERS_LIST.parse(new URLSearchParams(`q=${user.email}`));
	const file = await (await exportOrders(db, { query, t: getFixedT("en", "orderdesk"), now: new Date() })).text();
	expect(file.split("\r\n")).toHaveLength(2);
	expect(file).toContain("USD,297,0,297,0,");
});

test("an order with something to look at is found by that, and leaves the list of the unseen when somebody has looked", async () => {
	const { orderId, user } = await school.buy();
	const idsOf = async (search: string) => (await ordersOf(`q=${user.email}&${search}`)).rows.map(({ id }) => id);
	const before = await toLookAt();
	await noteTrouble(db, { id: orderId, trouble: "paidTwice", now: new Date() });
	expect(await toLookAt()).toBe(before + 1);
	expect(await idsOf("trouble=unseen")).toEqual([orderId]);
	expect(await idsOf("trouble=paidTwice")).toEqual([orderId]);
	expect(await idsOf("trouble=secondCourse")).toEqual([]);
	expect((await orderDeskView(db, orderId, reading()))?.trouble).toEqual({ what: "paidTwice", isSeen: false });

	const orderEvents = { orderEvents: TOOLS.orderEvents, origin: TOOLS.origin };
	const by = { actorId: (await makeUser(db)).id, requestId: "r", ...orderEvents, now: new Date() };
	expect(await runOrderAction(db, orderId, { intent: "seen" }, by)).toMatchObject({ ok: true });
	expect(await idsOf("trouble=unseen")).toEqual([]);
	expect(await idsOf("trouble=paidTwice")).toEqual([orderId]);
	expect(await toLookAt()).toBe(before);
});

test("the desk gives back by goodwill what it writes, in the currency of the order", async () => {
	const { orderId } = await school.buy();
	const orderEvents = { orderEvents: TOOLS.orderEvents, origin: TOOLS.origin };
	const by = { actorId: (await makeUser(db)).id, requestId: "r", ...orderEvents, now: new Date() };
	const wish = { intent: "goodwill" as const, message: "Sorry", amount: "97.50" };
	expect(await runOrderAction(db, orderId, { ...wish, amount: "some" }, by)).toEqual({ ok: false, reason: "amount" });
	expect(await runOrderAction(db, orderId, wish, by)).toMatchObject({ ok: true });
	expect(await orderDeskView(db, orderId, reading())).toMatchObject({
		refunds: [{ kind: "goodwill", amount: "$97.50" }],
		goodwill: { left: "$199.50", refusal: "underWay" },
	});
});

test("fifty are shown, counted and added up of those that wait; that there are more is said", async () => {
	const { orderId, userId } = await school.buy();
	const inserts = Array.from({ length: 51 }, (_, at) => {
		const requestedAt = new Date(Date.UTC(2020, 0, 1 + at));
		const amounts = { currency: "USD", amountMinor: 100, netMinor: 100, taxMinor: 0 };
		const states = { kind: "duplicate" as const, state: "requested" as const };
		const instants = { requestedAt, changedAt: requestedAt };
		return db.insert(refunds).values({ id: `many-${at}`, orderId, userId, ...amounts, ...states, ...instants });
	});
	await runTogether(db, inserts);

	const desk = await refundsDesk(db, "many-1", reading());
	expect(desk.waiting).toHaveLength(50);
	expect(desk.figures).toMatchObject({ waiting: 50, isMore: true, sum: "$50" });
	expect(desk.panel?.place).toEqual({ at: 2, of: 50, isMore: true });

	await db.delete(refunds).where(like(refunds.id, "many-%"));
	expect((await refundsDesk(db, null, reading())).figures.isMore).toBe(false);
});
