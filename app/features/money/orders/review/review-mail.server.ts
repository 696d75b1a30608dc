import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { listOrderTitles } from "../orders.repository.server";
import { orderName } from "../own/order-view.server";
import { findReviewed } from "./review.repository.server";

/** An admin's decision on a payment that did not match its order. */
export const reviewMail = defineMail({
	category: "receipts",
	app: {
		find: (db, { userId, among }) => listOrderTitles(db, { userId, among: among("orderId") }),
		isAbout: ({ id }, { orderId }) => id === orderId,
		say: (order) => order && { to: `/orders/${order.id}`, quote: order.title, values: { order: orderName(order.id) } },
	},
	payload: z.strictObject({ orderId: z.string() }),
	compose: async (db, { userId, orderId, language, origin }) => {
		const [[user], [found]] = await Promise.all([findUser(db, userId), findReviewed(db, orderId)]);
		if (!user || found?.order.userId !== userId) return null;
		const shown = language ?? toLanguage(user.language);
		const { order, payment } = found;
		return {
			to: user.email,
			language: shown,
			values: {
				name: user.name,
				what: order.title,
				order: orderName(order.id),
				link: `${origin}/orders/${order.id}`,
				came: formatMoney(money(payment.amountMinor, payment.currency), shown),
			},
		};
	},
});
