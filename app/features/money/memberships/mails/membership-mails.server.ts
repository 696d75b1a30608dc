import { z } from "zod";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { laterText } from "#app/features/money/orders/face.server.ts";
import { defineMail, type MailOccasion } from "#app/features/operations/notifications/define-mail.ts";
import type { AppDefinition } from "#app/features/operations/notifications/in-app/app-side.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { formatMoney } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Membership } from "../membership";
import {
	findMembership,
	findPeriodOrder,
	listMembershipPlans,
	type MembershipPlan,
} from "../memberships.repository.server";
import { BILLING_PATH } from "../page/billing-path";
import { findPricing, pricesAfterNext, quoteNextPeriod } from "../periods/period-quote.server";
import { planTitle } from "../periods/plan-title.server";

const MEMBERSHIP_PAYLOAD = z.strictObject({ membershipId: z.string() });
const member: {
	payload: typeof MEMBERSHIP_PAYLOAD;
	category: string;
	app: AppDefinition<z.output<typeof MEMBERSHIP_PAYLOAD>, MembershipPlan>;
} = {
	payload: MEMBERSHIP_PAYLOAD,
	category: "membership",
	app: {
		find: (db, { userId, language, among }) =>
			listMembershipPlans(db, { userId, language, among: among("membershipId") }),
		isAbout: ({ id }, { membershipId }) => id === membershipId,
		say: (plan, { language }) =>
			plan && { to: BILLING_PATH, values: { plan: planWords(getFixedT(language, "pricing"), plan).name } },
	},
};
type MailSubject = MailOccasion & { userId: number; membershipId: string };

/** Announces the end of a period or trial and the next charge. Not sent when nothing will be charged. */
export const membershipChargeMail = defineMail({
	...member,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		if (!found || found.membership.endedAt || found.membership.cancelAskedAt) return null;
		const { membership } = found;
		const pricing = await findPricing(db, membership, about.now);
		const { total } = quoteNextPeriod(membership, pricing);
		const title = await planTitle(db, membership.nextPlanId ?? membership.planId, found.language);
		const amount = formatMoney(total, found.language);
		const later = laterText(pricesAfterNext(membership, pricing), found.language);
		return toMember(found, about, { plan: title, amount, later, date: found.day(membership.periodUntil) });
	},
});

/** That a card has failed, until when the membership stays open, and how to pay with another one. */
export const membershipUnpaidMail = defineMail({
	...member,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		if (found?.membership.state !== "pastDue") return null;
		const { membership, language, day } = found;
		const [order] = await findPeriodOrder(db, {
			membershipId: membership.id,
			periodNumber: membership.periodNumber + 1,
		});
		if (!order) return null;
		const t = getFixedT(language, "money-mail");
		const { nextTryAt, graceUntil, periodUntil } = membership;
		const next = nextTryAt ? t("membership.nextTry", { date: day(nextTryAt) }) : t("membership.noTry");
		const amount = formatMoney({ minor: order.totalMinor, currency: order.currency }, language);
		return toMember(found, about, { next, amount, date: day(graceUntil ?? periodUntil) }, `/orders/${order.id}`);
	},
});

/** That a membership is over. */
export const membershipEndedMail = defineMail({
	...member,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		return found?.membership.endedAt ? toMember(found, about, {}, "/pricing") : null;
	},
});

/** That it was cancelled as its member wished, and until when it stays open. */
export const membershipCancelledMail = defineMail({
	...member,
	compose: async (db, about) => {
		const found = await findMailFacts(db, about);
		if (!found?.membership.cancelAskedAt) return null;
		const { periodUntil, endedAt } = found.membership;
		if (!endedAt) return toMember(found, about, { date: found.day(periodUntil) });
		return {
			...toMember(found, about, { date: found.day(endedAt) }, "/pricing"),
			words: "membershipCancelledNow" as const,
		};
	},
});

type Found = {
	name: string;
	email: string;
	plan: string;
	membership: Membership;
	language: Language;
	day: (at: Date) => string;
};

async function findMailFacts(
	db: Database,
	{ userId, membershipId, language: asked }: MailSubject,
): Promise<Found | null> {
	const [[user], [membership]] = await db.batch([findUser(db, userId), findMembership(db, membershipId)]);
	if (!user || !membership) return null;
	const language = asked ?? toLanguage(user.language);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const plan = await planTitle(db, membership.planId, language);
	return { name: user.name, email: user.email, plan, membership, language, day: (at) => formats.date(at) };
}

function toMember(found: Found, { origin }: MailSubject, values: Record<string, string>, path = BILLING_PATH) {
	const { name, email: to, plan, language, membership } = found;
	const test = membership.isTest ? `\n\n${getFixedT(language, "money-mail")("order.testAhead")}` : "";
	return { to, language, values: { name, plan, link: `${origin}${path}`, test, ...values } };
}
