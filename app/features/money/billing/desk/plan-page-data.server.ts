import { deedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import { countryOptions } from "#app/shared/words/countries.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listPricesInForce } from "../prices/plan-prices.repository.server";
import { planData } from "./plan-data.server";
import { levelRows, NEW_PLAN, planRows } from "./plan-views.server";
import { listAllPlans, listSelectableCourses } from "./plans-desk.repository.server";
import { listLevels } from "./prices-desk.repository.server";
import { findLatestPlanChange } from "./undo-plan-change.server";

type PageInput = { search: URLSearchParams; language: Language; timeZone: string };

/** Null when there is no such plan. */
export async function planPageData(db: Database, planId: number, { search, language, timeZone }: PageInput) {
	const reading = { language, formats: formatsFor({ language, timeZone }), now: new Date() };
	const found = await planData(db, planId, reading);
	if (!found) return null;
	const [deeds, latest] = await Promise.all([
		deedsOfSubject(db, { kind: "plan", id: String(planId) }, reading),
		findLatestPlanChange(db, { planId, version: found.plan.version, now: reading.now }),
	]);
	return { ...found, deeds, latest, isSaved: search.has("saved"), isUndone: search.has("undone") };
}

export type PlanPageData = NonNullable<Awaited<ReturnType<typeof planPageData>>>;

export async function plansPageData(db: Database, { search, language, timeZone }: PageInput) {
	const now = new Date();
	const { plans, prices, levels } = await inBatch(db, {
		plans: listAllPlans(db, language),
		prices: listPricesInForce(db, now),
		levels: listLevels(db),
	});
	const t = getFixedT(language, "plans");
	return {
		title: t("title"),
		description: t("description"),
		plans: planRows(plans, prices, getFixedT(language, "pricing"), { language, now }),
		levels: levelRows(levels, { formats: formatsFor({ language, timeZone }) }),
		countries: countryOptions(language),
		isSaved: search.has("saved"),
	};
}

export type PlansPageData = Awaited<ReturnType<typeof plansPageData>>;

export async function newPlanPageData(db: Database, language: Language) {
	const t = getFixedT(language, "plans");
	return {
		title: t("list.add"),
		description: t("description"),
		plan: NEW_PLAN,
		courses: await listSelectableCourses(db, language),
	};
}
