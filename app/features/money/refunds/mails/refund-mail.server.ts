import { z } from "zod";
import { findCreditNote } from "#app/features/money/invoices/face.server.ts";
import { findPaidForLater, orderName } from "#app/features/money/orders/face.server.ts";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import { unrefundedMinor } from "../refund-rules";
import { findRefundWithOrder, listOwnRefunds } from "../refunds.repository.server";

/** Mail about a refund: requested, withdrawn, approved, declined, paid. */
export const refundMail = defineMail({
	category: "receipts",
	app: {
		find: (db, { userId, among }) => listOwnRefunds(db, { userId, among: among("refundId") }),
		isAbout: ({ id }, { refundId }) => id === refundId,
		say: (refund, { language }) =>
			refund && {
				to: `/orders/${refund.orderId}/refund`,
				quote: refund.title,
				values: {
					order: orderName(refund.orderId),
					amount: formatMoney(money(refund.amountMinor, refund.currency), language),
				},
			},
	},
	payload: z.strictObject({ refundId: z.string() }),
	compose: async (db, { userId, refundId, language, origin }) => {
		const [[user], [found], [creditNote]] = await Promise.all([
			findUser(db, userId),
			findRefundWithOrder(db, refundId),
			findCreditNote(db, refundId),
		]);
		if (!user || found?.order.userId !== userId) return null;
		const { refund, order } = found;
		const [later] = order.kind === "plan" ? await findPaidForLater(db, order.id) : [];
		const goesOn = Boolean(later?.is);
		const shown: Language = language ?? toLanguage(user.language);
		const formats = formatsFor({ language: shown, timeZone: user.timeZone });
		const t = getFixedT(shown, "money-mail");
		const fileOf = ({ number }: { number: string }) =>
			`${origin}/orders/${order.id}/invoice.pdf?number=${encodeURIComponent(number)}`;
		return {
			to: user.email,
			language: shown,
			values: {
				name: user.name,
				email: user.email,
				what: order.title,
				order: orderName(order.id),
				amount: formatMoney(money(refund.amountMinor, refund.currency), shown),
				message: refund.message ? `\n\n${t("refund.message", { message: refund.message })}` : "",
				ended: unrefundedMinor(order) === 0 ? ` ${t(goesOn ? "refund.goesOn" : "refund.ended")}` : "",
				test: order.isTest ? `\n\n${t("order.testAhead")}` : "",
				due: formats.date(refund.dueAt ?? refund.changedAt),
				at: formats.dateTime(refund.decidedAt ?? refund.requestedAt),
				link: `${origin}/orders/${order.id}/refund`,
				creditNote: creditNote
					? `\n\n${t("refund.creditNote", { number: creditNote.number, link: fileOf(creditNote) })}`
					: "",
				help: `${origin}/${shown}/help/contact`,
			},
		};
	},
});
