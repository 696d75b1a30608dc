import { findPlanPrice, listLevelsInForce, toPriceLevels } from "#app/features/money/billing/face.server.ts";
import { chargedPrice } from "#app/features/money/billing/prices/local-price.ts";
import type { LaterPrices } from "#app/features/money/orders/face.server.ts";
import { type TaxLine, taxOn } from "#app/features/money/tax/tax-on.ts";
import { add, type Money, money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { type Membership, netPeriodPrice, ownNow, periodsLeftIn } from "../membership";
import { type AgreedPrice, type MembershipEvent, withPlanChange } from "../membership-steps";
import { findPricing, laterPrices, type Pricing } from "../periods/period-quote.server";
import { type ChangeKind, changeKind, type Proration, prorateChange } from "./proration";

export type ChosenPlan = { planId: number; interval: "month" | "year" };

/** Whether a choice takes effect now, and for how much, or after the paid period. */
export type ChangePreview = {
	kind: "same" | "now" | "trial" | "periodEnd";
	terms: AgreedPrice;
	isNewPeriod: boolean;
	proration: Proration | null;
	read: { goneMinor: number; creditsMinor: number };
	tax: TaxLine | null;
	total: Money;
	later: LaterPrices;
	startsAt: Date;
};

/** Calculates the cost of a change at an instant of real time; null for a plan that is not sold that way. */
export async function previewChange(
	db: Database,
	membership: Membership,
	{ planId, interval, at }: ChosenPlan & { at: Date },
): Promise<ChangePreview | null> {
	const { currency, country } = membership;
	const asked = { planId, interval, currency, ...(country ? { country } : {}) };
	const [[row], levels] = await db.batch([findPlanPrice(db, asked, at), listLevelsInForce(db, at)]);
	const isOwn = planId === membership.planId && interval === membership.interval;
	// Staying keeps the agreed price.
	const price = isOwn
		? { id: membership.priceId, minor: membership.amountMinor }
		: row && { id: row.id, minor: chargedPrice(row, country ?? "", toPriceLevels(levels)).minor };
	if (!price || (!isOwn && row?.currency !== currency)) return null;
	const terms = { planId, interval, priceId: price.id, amountMinor: price.minor };
	return buildChangePreview(membership, terms, {
		pricing: await findPricing(db, membership, at),
		at: ownNow(membership, at),
	});
}

/** Pure. `at` is by the membership's own clock. */
export function buildChangePreview(
	membership: Membership,
	terms: AgreedPrice,
	{ pricing, at }: { pricing: Pricing; at: Date },
): ChangePreview {
	const { periodStartedAt: from, periodUntil: until, currency } = membership;
	const nothing = { proration: null, tax: null, total: money(0, currency), startsAt: at };
	const isNewPeriod = terms.interval !== membership.interval;
	const kind = changeKind(membership, terms);
	const later = laterPrices(afterChange(membership, { kind, terms, at }), pricing);
	const { goneMinor, creditsMinor } = pricing.kept;
	const common = { terms, isNewPeriod, later, read: { goneMinor, creditsMinor } };
	if (kind === "same") return { ...common, ...nothing, kind };
	if (membership.state === "trialing") return { ...common, ...nothing, kind: "trial", isNewPeriod: false };
	if (kind === "down") return { ...common, ...nothing, kind: "periodEnd", startsAt: until };
	const current = money(membership.periodNetMinor, currency);
	const chosen = money(netPeriodPrice(membership, terms, { isNewPeriod }), currency);
	const prices = { current, chosen, isNewPeriod };
	const proration = prorateChange(prices, { from, until, at }, pricing.kept);
	const tax = taxOn(proration.due, pricing.buyer, pricing.rates);
	return { ...common, kind: "now", proration, tax, total: add(proration.due, tax.tax), startsAt: at };
}

function afterChange(
	membership: Membership,
	{ kind, terms, at }: { kind: ChangeKind; terms: AgreedPrice; at: Date },
): Membership {
	if (kind === "same") return membership;
	if (kind === "up" || membership.state === "trialing") {
		const isNewPeriod = terms.interval !== membership.interval && membership.state !== "trialing";
		return { ...membership, ...withPlanChange(membership, { terms, isNewPeriod }, at) };
	}
	const { couponPeriodsLeft: left, interval: from } = membership;
	return { ...membership, ...terms, couponPeriodsLeft: periodsLeftIn(left, { from, to: terms.interval }) };
}

export function eventOf({ kind, terms, isNewPeriod }: ChangePreview): MembershipEvent {
	if (kind === "same") return { kind: "changeNever" };
	if (kind === "periodEnd") return { kind: "changeAtPeriodEnd", terms };
	return { kind: "changeNow", terms, isNewPeriod };
}
