import type { NewOrder } from "#app/features/money/orders/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import type { Membership } from "../membership";
import { findPromisedDays } from "../membership-tools.server";
import { planTitle } from "../periods/plan-title.server";
import type { ChangePreview, ChosenPlan } from "./preview-change.server";

export type ChangeInput = {
	membership: Membership;
	chosen: ChosenPlan;
	shown: { at: Date; totalMinor: number };
	now: Date;
};

/** The same summary has the same key, however often it is submitted. */
export const changeKey = ({ membership, chosen, shown }: ChangeInput) =>
	`change:${membership.id}:${chosen.planId}:${chosen.interval}:${shown.at.getTime()}`;

export async function changeOrder(
	db: Database,
	input: ChangeInput,
	{ terms, proration, tax, total }: ChangePreview,
	id: string,
) {
	const { membership, now } = input;
	const { userId, currency, language, country, taxId, gateway, isTest, periodNumber } = membership;
	const net = proration?.due ?? money(0, currency);
	return {
		id,
		userId,
		currency,
		language,
		country,
		taxId,
		gateway,
		isTest,
		periodNumber,
		membershipId: membership.id,
		kind: "plan",
		thingId: terms.planId,
		occasion: "change",
		state: "created",
		interval: terms.interval,
		title: await planTitle(db, terms.planId, language),
		priceId: terms.priceId,
		creditMinor: proration?.unused.minor ?? 0,
		listMinor: net.minor,
		netMinor: net.minor,
		totalMinor: total.minor,
		taxMinor: tax?.tax.minor ?? 0,
		tax: tax && {
			kind: tax.kind,
			rateBps: tax.rateBps,
			basisMinor: tax.basis.minor,
			taxMinor: tax.tax.minor,
			country: tax.country,
		},
		terms: {
			listMinor: terms.amountMinor,
			amountMinor: terms.amountMinor,
			discountedMinor: null,
			discountedPeriods: null,
		},
		guaranteeDays: await findPromisedDays(db),
		idempotencyKey: changeKey(input),
		createdAt: now,
		changedAt: now,
		expiresAt: new Date(now.getTime() + DAY_MS),
	} satisfies NewOrder;
}
