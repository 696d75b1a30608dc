import { audit } from "#app/features/operations/audit/face.server.ts";
import { moneyText, parseMoney } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import type { ActorContext } from "./change-plan.server";
import { findPlan } from "./plans-desk.repository.server";
import {
	endLevel,
	endPlanPrice,
	findOpenLevel,
	findOpenPrice,
	findPrice,
	insertLevel,
	insertPrice,
} from "./prices-desk.repository.server";
import type { LevelAction, PlanAction } from "./schemas";

type NewPrice = Omit<Extract<PlanAction, { intent: "price" }>, "intent"> & { planId: number };
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Replaces a price from now on; memberships keep the old one. No effect or audit entry when it is the same. */
export async function setPrice(
	db: Database,
	{ planId, amount, ...price }: NewPrice,
	{ actorId: by, requestId, now }: ActorContext,
): Promise<Outcome> {
	const asked = parseMoney(amount, price.currency);
	if (!asked) throw new RangeError("The form has let an amount through that is none");
	const [[plan], [open]] = await db.batch([findPlan(db, planId), findOpenPrice(db, { planId, ...price })]);
	if (!plan) return { ok: false, reason: "notFound" };
	if (open?.amountMinor === asked.minor && open.trialDays === price.trialDays) return { ok: true };
	const of = { interval: price.interval, currency: price.currency, country: price.country };
	return unlessConflict(() =>
		db.batch([
			audit(db, {
				by,
				deed: "plans.setPrice",
				subject: { kind: "plan", id: planId },
				before: open
					? { ...of, amount: moneyText({ minor: open.amountMinor, currency: of.currency }), trialDays: open.trialDays }
					: null,
				after: { ...of, amount: moneyText(asked), trialDays: price.trialDays },
				requestId,
				now,
			}),
			...(open ? ([endPlanPrice(db, open.id, now), requireChange(db)] as const) : []),
			insertPrice(db, { planId, ...price, amountMinor: asked.minor, fromAt: now, createdBy: by }),
		]),
	);
}

/** Ends a price without a successor. Memberships keep it. */
export async function stopPrice(
	db: Database,
	{ planId, priceId }: { planId: number; priceId: number },
	{ actorId: by, requestId, now }: ActorContext,
): Promise<Outcome> {
	const [price] = await findPrice(db, priceId);
	if (!price || price.planId !== planId) return { ok: false, reason: "notFound" };
	const { interval, currency, country, amountMinor } = price;
	return unlessConflict(() =>
		db.batch([
			endPlanPrice(db, priceId, now),
			requireChange(db),
			audit(db, {
				by,
				deed: "plans.endPrice",
				subject: { kind: "plan", id: planId },
				before: { interval, currency, country, amount: moneyText({ minor: amountMinor, currency }) },
				requestId,
				now,
			}),
		]),
	);
}

/** Sets or ends a country's share of prices from now on. */
export async function changeLevel(
	db: Database,
	wish: LevelAction,
	{ actorId: by, requestId, now }: ActorContext,
): Promise<Outcome> {
	const { country } = wish;
	const [open] = await findOpenLevel(db, country);
	const shareBps = wish.intent === "level" ? wish.percent * 100 : null;
	if (!open && shareBps === null) return { ok: false, reason: "notFound" };
	if (open?.shareBps === shareBps) return { ok: true };
	return unlessConflict(() =>
		db.batch([
			audit(db, {
				by,
				deed: "plans.setLevel",
				subject: { kind: "priceLevel", id: country },
				before: { percent: open ? open.shareBps / 100 : null },
				after: { percent: shareBps === null ? null : shareBps / 100 },
				requestId,
				now,
			}),
			...(open ? ([endLevel(db, open.id, now), requireChange(db)] as const) : []),
			...(shareBps === null ? [] : [insertLevel(db, { country, shareBps, fromAt: now, createdBy: by })]),
		]),
	);
}

async function unlessConflict(write: () => Promise<unknown>): Promise<Outcome> {
	try {
		await write();
		return { ok: true };
	} catch (error) {
		const isLate = isConflict(error) || isDuplicate(error, "plan_prices.plan_id") || isDuplicate(error, "price_levels");
		if (isLate) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
