import { z } from "zod";
import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { listOrderTitles, type OrderRow, type OrderTitle, orderName } from "#app/features/money/orders/face.server.ts";
import { isPayable } from "#app/features/money/orders/order-states.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { AppDefinition } from "#app/features/operations/notifications/in-app/app-side.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findOrder, listInvoicesOfOrder } from "./invoices.repository.server";
import { orderSummary } from "./order-sheet.server";

type MailOrigin = { origin: string };

const ORDER_PAYLOAD = z.strictObject({ orderId: z.string() });

const inApp: AppDefinition<z.output<typeof ORDER_PAYLOAD>, OrderTitle> = {
	find: (db, { userId, among }) => listOrderTitles(db, { userId, among: among("orderId") }),
	isAbout: ({ id }, { orderId }) => id === orderId,
	say: (order, { language }) =>
		order && {
			to: `/orders/${order.id}`,
			quote: order.title,
			values: valuesOf(order, language),
			...(order.occasion === "renewal" ? { words: "orderRenewed" } : {}),
		},
};

/** Handler of `order.paid`: mails a receipt, in the batch that writes the invoice. No mail for free orders. */
export function sendReceipt({ origin }: MailOrigin): JobHandler<"order.paid"> {
	return async ({ payload: { orderId } }, { db, now }) => {
		const [order] = await findOrder(db, orderId);
		if (order?.state !== "paid" || order.totalMinor === 0 || order.userId === null) return { writes: [] };
		const id = jobIdsAtGateway.orderMail("orderPaid", orderId);
		const letter = { userId: order.userId, orderId, origin };
		return { writes: [enqueueMail(db, "orderPaid", letter, { id, dueAt: now }).onConflictDoNothing()], next: id };
	};
}

/** Handler of `order.failed`. Not for renewals (see `membershipUnpaid`) and plan changes (result on screen). */
export function mailPaymentFailure({ origin }: MailOrigin): JobHandler<"order.failed"> {
	return async ({ payload: { orderId } }, { db, now }) => {
		const [order] = await findOrder(db, orderId);
		if (!order || !isOpenFailure(order, now) || order.userId === null) return { writes: [] };
		const id = jobIdsAtGateway.orderMail("orderFailed", orderId);
		const letter = { userId: order.userId, orderId, origin };
		return { writes: [enqueueMail(db, "orderFailed", letter, { id, dueAt: now }).onConflictDoNothing()], next: id };
	};
}

const isOpenFailure = (order: OrderRow, now: Date) =>
	order.occasion === "purchase" && order.state === "failed" && isPayable(order, now);

/** That money has arrived: for what, how much, and where order and invoice are. */
export const orderPaidMail = defineMail({
	payload: ORDER_PAYLOAD,
	category: "receipts",
	app: inApp,
	compose: async (db, { userId, orderId, language, origin }) => {
		const {
			user: [user],
			order: [order],
			issued,
		} = await inBatch(db, {
			user: findUser(db, userId),
			order: findOrder(db, orderId),
			issued: listInvoicesOfOrder(db, orderId),
		});
		if (!user || order?.userId !== userId || order.state !== "paid") return null;
		const shown = language ?? toLanguage(user.language);
		const t = getFixedT(shown, "money-mail");
		const number = issued.find(({ kind }) => kind === "invoice")?.number ?? null;
		const path = `${origin}/orders/${order.id}`;
		return {
			to: user.email,
			language: shown,
			...(order.occasion === "renewal" ? { words: "orderRenewed" as const } : {}),
			sheet: orderSummary(order, { invoice: number, language: shown, timeZone: user.timeZone }),
			values: {
				...valuesOf(order, shown),
				name: user.name,
				link: path,
				billing: `${origin}/settings/billing`,
				// Written in the batch that enqueues this mail: if it is missing, it waits for its buyer.
				invoice: number
					? `\n\n${t("order.invoice", { number, link: `${path}/invoice.pdf` })}`
					: `\n\n${t("order.invoiceWaits", { link: `${path}#invoice` })}`,
				test: order.isTest ? `\n\n${t("order.test")}` : "",
			},
		};
	},
});

/** That a payment has failed, why, and until when it can be paid another way. Nothing where it was paid meanwhile. */
export const orderFailedMail = defineMail({
	payload: ORDER_PAYLOAD,
	category: "receipts",
	app: inApp,
	compose: async (db, { userId, orderId, language, origin, now }) => {
		const [[user], [order]] = await db.batch([findUser(db, userId), findOrder(db, orderId)]);
		if (!user || order?.userId !== userId || !isOpenFailure(order, now)) return null;
		const shown = language ?? toLanguage(user.language);
		const formats = formatsFor({ language: shown, timeZone: user.timeZone });
		const why = getFixedT(shown, "checkout")(`declines.${troubleOf(order)}`);
		const until = formats.dateTime(order.expiresAt);
		const test = order.isTest ? `\n\n${getFixedT(shown, "money-mail")("order.testAhead")}` : "";
		const values = {
			...valuesOf(order, shown),
			name: user.name,
			why,
			until,
			test,
			link: `${origin}/orders/${order.id}`,
		};
		const sheet = orderSummary(order, { invoice: null, language: shown, timeZone: user.timeZone });
		return { to: user.email, language: shown, sheet, values };
	},
});

function valuesOf({ id, title, totalMinor, currency }: OrderTitle, language: Language) {
	return { order: orderName(id), what: title, amount: formatMoney(money(totalMinor, currency), language) };
}

const EXPLAINED_DECLINES = ["declined", "insufficientFunds", "expiredCard", "challengeFailed"] as const;
const troubleOf = ({ trouble }: OrderRow) => EXPLAINED_DECLINES.find((one) => one === trouble) ?? "other";
