import { findCourse } from "#app/features/learning/catalog/face.server.ts";
import { teachesCourse } from "#app/features/learning/catalog/is-teacher.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import {
	listLevelsInForce,
	listPlans,
	listPricesInForce,
	toPriceLevels,
} from "#app/features/money/billing/face.server.ts";
import { hasHadPlan } from "#app/features/money/billing/had-plan.ts";
import { hasCourseOrAnyPlan } from "#app/features/money/billing/is-held.ts";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { chargedPrice } from "#app/features/money/billing/prices/local-price.ts";
import { type Interval, priceInForce } from "#app/features/money/billing/prices/price-in-force.ts";
import { findTaxRate, findTaxSeller, toTaxRates } from "#app/features/money/tax/face.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { CurrentUser, UserId } from "#app/features/people/auth/face.server.ts";
import { money } from "#app/shared/money.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { guaranteeDaysToPromise } from "../guarantee";
import { offerTrialOnce } from "../trials/offer-trial.server";
import type { FindMembership } from "./checkout-tools";
import type { Offer } from "./offer";

/** A course by number, or a plan by number or slug. */
export type OfferRequest = { course: number } | { plan: number | string; interval: Interval };

type ReaderContext = {
	userId: UserId;
	country: Parameters<typeof findTaxRate>[1];
	language: Language;
	findMembership: FindMembership;
	now: Date;
};
type For = { user: Pick<CurrentUser, "id" | "email">; country: string; language: Language; now: Date };

/** Null for what is not for sale. One round trip, two when a trial is offered. */
export async function readOffer(db: Database, request: OfferRequest, who: For & Pick<ReaderContext, "findMembership">) {
	return toOffer(db, await readRows(db, request, { ...who, userId: who.user.id }), request, who);
}

/** The statements of an offer, for one batch: courses, plans, taxes and the buyer's entitlements. */
export function offerStatements(
	db: Database,
	request: OfferRequest,
	{ userId, country, language, findMembership, now }: ReaderContext,
) {
	return {
		courses: findCourse(db, "course" in request ? request.course : 0, language),
		plans: listPlans(db, language),
		prices: listPricesInForce(db, now),
		levels: listLevelsInForce(db, now),
		held: listAllEntitlements(db, userId),
		rates: findTaxRate(db, country, now),
		sellers: findTaxSeller(db, now),
		settings: findSettings(db, ["guaranteeDays"]),
		membership: findMembership(db, userId),
	};
}

const readRows = (db: Database, request: OfferRequest, reading: ReaderContext) =>
	inBatch(db, offerStatements(db, request, reading));
type OfferRows = Readonly<Awaited<ReturnType<typeof readRows>>>;

export async function toOffer(db: Database, found: OfferRows, request: OfferRequest, who: For) {
	const sold = soldAs(found, request, who);
	return sold && { ...sold, offer: await offerTrialOnce(db, sold.offer, who.user) };
}

function soldAs(found: OfferRows, request: OfferRequest, { user, country, language, now }: For) {
	const {
		courses: [course],
		plans,
		prices,
		levels,
		held,
		rates,
		sellers,
		settings,
		membership: [membership],
	} = found;
	const common = { rates: toTaxRates(rates, sellers), guaranteeDays: guaranteeDaysToPromise(readSettings(settings)) };

	if ("course" in request) {
		if (!course?.publishedAt) return null;
		const open = hasCourseOrAnyPlan(held, { kind: "course", id: request.course }, now);
		const price = money(course.priceCents, course.currency);
		const offer: Offer = {
			kind: "course",
			id: course.id,
			title: course.title,
			price,
			interval: null,
			priceId: null,
			trialDays: 0,
			isHeld: open || teachesCourse(course, user.id),
			...common,
		};
		return { offer, course, plan: null };
	}
	const plan = plans.find(({ id, slug }) => id === request.plan || slug === request.plan);
	const row = plan && priceInForce(rowsOfPlan(prices, plan.id), { interval: request.interval, country }, now);
	if (!plan || !row) return null;
	const words = planWords(getFixedT(language, "pricing"), plan);
	const offer: Offer = {
		kind: "plan",
		id: plan.id,
		title: words.name,
		price: chargedPrice(row, country, toPriceLevels(levels)),
		interval: row.interval,
		priceId: row.id,
		trialDays: hasHadPlan(held) ? 0 : row.trialDays,
		isHeld: hasCourseOrAnyPlan(held, { kind: "plan", id: plan.id }, now),
		...common,
		// One plan per person: a second one would be refunded, so the existing one is changed, resumed or paid.
		...(membership ? { memberAs: membershipStanding(membership) } : {}),
	};
	return { offer, course: null, plan: { slug: plan.slug, ...words } };
}

export function membershipStanding({ state }: { state: string }): NonNullable<Offer["memberAs"]> {
	return state === "paused" || state === "pastDue" ? state : "member";
}

const rowsOfPlan = <Row extends { planId: number }>(rows: readonly Row[], planId: number) =>
	rows.filter((row) => row.planId === planId);
