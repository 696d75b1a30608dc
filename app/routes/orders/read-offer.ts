import type { Database } from "../../../db/client.server";
import type { countryOf } from "../../features/account/profile/profiles.repository.server";
import type { CurrentUser } from "../../features/auth/session/current-session.server";
import type { UserId } from "../../features/auth/session/viewer.server";
import { hadPlan } from "../../features/billing/had-plan";
import { isHeld } from "../../features/billing/is-held";
import { planWords } from "../../features/billing/plan-words";
import { listPlans } from "../../features/billing/plans.repository.server";
import { chargedPrice } from "../../features/billing/prices/local-price";
import { listPricesInForce } from "../../features/billing/prices/plan-prices.repository.server";
import { type Interval, priceInForce } from "../../features/billing/prices/price-in-force";
import { listLevelsInForce, toPriceLevels } from "../../features/billing/prices/prices.server";
import { findCourse } from "../../features/catalog/courses.repository.server";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { findLiveMembership } from "../../features/memberships/memberships.repository.server";
import type { Offer } from "../../features/orders/checkout/offer";
import { promisedDays } from "../../features/orders/guarantee";
import { offerTrialOnce } from "../../features/orders/trials/offer-trial.server";
import { readSettings } from "../../features/settings/read-settings";
import { findSettings } from "../../features/settings/settings.repository.server";
import { findTaxRate, findTaxSeller, toTaxRates } from "../../features/tax/tax-rates.server";
import { money } from "../../shared/money";
import { getFixedT } from "../../shared/words/i18n.server";
import type { Language } from "../../shared/words/languages";

/** What somebody wants to buy: a course by its number, a plan by its number or slug. */
export type Asked = { course: number } | { plan: number | string; interval: Interval };

type Reading = { userId: UserId; country: string | ReturnType<typeof countryOf>; language: Language; now: Date };
type For = { user: Pick<CurrentUser, "id" | "email">; country: string; language: Language; now: Date };

/** What is asked for as the database has it now; null for what is not sold. One trip, two where a trial is offered. */
export async function readOffer(db: Database, asked: Asked, who: For) {
	return toOffer(db, await readRows(db, asked, { ...who, userId: who.user.id }), asked, who);
}

/**
 * The statements that an offer is made of, for one batch. This is where courses, plans, taxes and what somebody holds already
 * meet.
 */
export function offerStatements(db: Database, asked: Asked, { userId, country, language, now }: Reading) {
	return [
		findCourse(db, "course" in asked ? asked.course : 0, language),
		listPlans(db, language),
		listPricesInForce(db, now),
		listLevelsInForce(db, now),
		listAllEntitlements(db, userId),
		findTaxRate(db, country, now),
		findTaxSeller(db, now),
		findSettings(db, ["guaranteeDays"]),
		findLiveMembership(db, userId),
	] as const;
}

const readRows = (db: Database, asked: Asked, reading: Reading) => db.batch(offerStatements(db, asked, reading));
type Found = Readonly<Awaited<ReturnType<typeof readRows>>>;

/** What these statements have found as it is sold to somebody, and what the page shows of it; null for what is not sold. */
export async function toOffer(db: Database, found: Found, asked: Asked, who: For) {
	const sold = soldAs(found, asked, who);
	return sold && { ...sold, offer: await offerTrialOnce(db, sold.offer, who.user) };
}

function soldAs(found: Found, asked: Asked, { user, country, language, now }: For) {
	const [courses, plans, prices, levels, held, rates, sellers, settings, [membership]] = found;
	const common = { rates: toTaxRates(rates, sellers), guaranteeDays: promisedDays(readSettings(settings)) };

	if ("course" in asked) {
		const course = courses[0];
		if (!course?.publishedAt) return null;
		const open = isHeld(held, { kind: "course", id: asked.course }, now);
		const price = money(course.priceCents, course.currency);
		const offer: Offer = {
			...{ kind: "course", id: course.id, title: course.title, price, interval: null, priceId: null, trialDays: 0 },
			...{ isHeld: open || course.instructorId === user.id, ...common },
		};
		return { offer, course, plan: null };
	}
	const plan = plans.find(({ id, slug }) => id === asked.plan || slug === asked.plan);
	const row = plan && priceInForce(ofPlan(prices, plan.id), { interval: asked.interval, country }, now);
	if (!plan || !row) return null;
	const words = planWords(getFixedT(language, "pricing"), plan);
	const offer: Offer = {
		...{ kind: "plan", id: plan.id, title: words.name, price: chargedPrice(row, country, toPriceLevels(levels)) },
		...{ interval: row.interval, priceId: row.id, trialDays: hadPlan(held) ? 0 : row.trialDays },
		...{ isHeld: isHeld(held, { kind: "plan", id: plan.id }, now), ...common },
		// One person has one plan: it is changed, resumed or paid for, and a second one would only be given back.
		...(membership ? { memberAs: memberAs(membership) } : {}),
	};
	return { offer, course: null, plan: { slug: plan.slug, ...words } };
}

/** How somebody who has a plan stands to another one. */
export function memberAs({ state }: { state: string }): NonNullable<Offer["memberAs"]> {
	return state === "paused" || state === "pastDue" ? state : "member";
}

const ofPlan = <Row extends { planId: number }>(rows: readonly Row[], planId: number) =>
	rows.filter((row) => row.planId === planId);
