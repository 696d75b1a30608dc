import { z } from "zod";
import { defineMail, EMPTY_PAYLOAD, type MailOccasion } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findPayout, listOwnPayouts } from "../payouts/payouts.repository.server";
import { findAffiliateOf } from "./affiliates.repository.server";

/** The decision on an application, in the language of the applicant. Not sent if the decision has changed since. */
export const affiliateAcceptedMail = defineMail({
	payload: EMPTY_PAYLOAD,
	category: "affiliate",
	app: { say: () => ({ to: "/affiliate-dashboard" }) },
	compose: composeDecision,
});
export const affiliateRefusedMail = defineMail({
	payload: EMPTY_PAYLOAD,
	category: "affiliate",
	app: { say: () => ({ to: "/affiliate-program" }) },
	compose: composeDecision,
});

async function composeDecision(db: Database, { userId, origin }: MailOccasion & { userId: number }) {
	const [[user], [affiliate]] = await db.batch([findUser(db, userId), findAffiliateOf(db, userId)]);
	if (!user || !affiliate) return null;
	const path = affiliate.status === "active" ? "/affiliate-dashboard" : "/affiliate-program";
	const values = {
		name: user.name,
		code: affiliate.code ?? "",
		why: affiliate.decidedWhy ?? "",
		link: origin + path,
	};
	return { to: user.email, language: toLanguage(user.language), values };
}

/** The news of a payout that the bank has sent. */
export const affiliatePaidMail = defineMail({
	category: "affiliate",
	app: {
		find: (db, { userId, among }) => listOwnPayouts(db, { userId, among: among("payoutId") }),
		isAbout: ({ id }, { payoutId }) => id === payoutId,
		say: (payout, { language }) =>
			payout && {
				to: "/affiliate-dashboard#payouts",
				values: { amount: formatMoney(money(payout.amountMinor, payout.currency), language) },
			},
	},
	payload: z.strictObject({ payoutId: z.string() }),
	compose: async (db, { userId, payoutId, origin }) => {
		const [[user], [found]] = await db.batch([findUser(db, userId), findPayout(db, payoutId)]);
		if (!user || found?.payout.state !== "paid") return null;
		const { amountMinor, currency, reference } = found.payout;
		const language = toLanguage(user.language);
		const amount = formatMoney(money(amountMinor, currency), language);
		const values = {
			name: user.name,
			amount,
			reference: reference ?? "",
			link: `${origin}/affiliate-dashboard#payouts`,
		};
		return { to: user.email, language, values };
	},
});
