import { planWords } from "#app/features/money/billing/plan-words.ts";
import type { PriceLevels } from "#app/features/money/billing/prices/local-price.ts";
import type { Interval, PlanPrice } from "#app/features/money/billing/prices/price-in-force.ts";
import {
	buildChangePreview,
	type ChangePreview,
	findPricing,
	optionsOf,
	quoteNextPeriod,
	quotePeriod,
	quoteWithoutCoupon,
} from "#app/features/money/memberships/face.server.ts";
import { type Membership, ownNow } from "#app/features/money/memberships/membership.ts";
import { laterText } from "#app/features/money/orders/face.server.ts";
import { formatMoney } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

type Plan = { id: number; slug: string; name: string; text: string };
type PlanRows = { membership: Membership; plans: readonly Plan[]; prices: readonly PlanPrice[]; levels: PriceLevels };
type MemberContext = { language: Language; formats: Formats; interval: Interval; now: Date };

export type PlanChange = { slug: string; isOwn: boolean; text: string; to: string };
export type MemberView = { text: string; isStopped: boolean; changes: PlanChange[] };

/** Uses the rule that charges a change, so that the confirmation page shows the same amount. */
export async function memberView(db: Database, shown: PlanRows, { language, formats, interval, now }: MemberContext) {
	const { membership, plans } = shown;
	const { state, cancelAskedAt, periodUntil } = membership;
	const t = getFixedT(language, "pricing");
	const pricing = await findPricing(db, membership, now);
	const own = plans.find(({ id }) => id === membership.planId);
	const isRunning = state === "trialing" || state === "active";
	const usual = membership.couponPeriodsLeft === null ? quotePeriod : quoteWithoutCoupon;
	const price = formatMoney(usual(membership, pricing).total, language);
	const name = own ? planWords(t, own).name : "";
	const has = t(`member.has.${membership.interval}`, { plan: name, price });
	const date = formats.date(periodUntil);
	const next = () =>
		t("member.next", { date, amount: formatMoney(quoteNextPeriod(membership, pricing).total, language) });
	const view: MemberView = { text: has, isStopped: !isRunning, changes: [] };
	if (!isRunning) return view;
	const at = ownNow(membership, now);
	const changes = optionsOf(shown, interval, now).map(({ plan, terms }): PlanChange => {
		const change = buildChangePreview(membership, terms, { pricing, at });
		const to = `/settings/billing?${new URLSearchParams({ plan: String(plan.id), interval })}`;
		return { slug: plan.slug, isOwn: change.kind === "same", text: textOf(change, { language, formats, date }), to };
	});
	return {
		...view,
		text: joinSentences(language, [has, cancelAskedAt ? t("member.ends", { date }) : next()]),
		changes,
	};
}

function textOf(
	{ kind, total, later, startsAt }: ChangePreview,
	{ language, formats, date }: Pick<MemberContext, "language" | "formats"> & { date: string },
): string {
	const t = getFixedT(language, "pricing");
	const then = laterText(later, language);
	if (kind === "same") return t("currentText");
	if (kind === "trial") return joinSentences(language, [t("member.trial", { date }), then]);
	if (kind === "periodEnd") return joinSentences(language, [t("member.later", { date: formats.date(startsAt) }), then]);
	return joinSentences(language, [t("member.today", { amount: formatMoney(total, language) }), then]);
}
