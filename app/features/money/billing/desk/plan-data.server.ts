import { countryOptions } from "#app/shared/words/countries.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { planWords } from "../plan-words";
import { planValues, priceRows } from "./plan-views.server";
import { findPlan, listPlanCourses, listPlanWords, listSelectableCourses } from "./plans-desk.repository.server";
import { listPricesOf } from "./prices-desk.repository.server";

/** One round trip; null when there is no such plan. */
export async function planData(
	db: Database,
	planId: number,
	reading: { language: Language; formats: Formats; now: Date },
) {
	const { language } = reading;
	const { found, words, held, courses, prices } = await inBatch(db, {
		found: findPlan(db, planId),
		words: listPlanWords(db, planId),
		held: listPlanCourses(db, planId),
		courses: listSelectableCourses(db, language),
		prices: listPricesOf(db, planId),
	});
	const plan = planValues(found, words, held);
	if (!plan) return null;
	const own = plan.words[language] ?? plan.words.en;
	return {
		title: planWords(getFixedT(language, "pricing"), { slug: plan.slug, ...own }).name,
		description: getFixedT(language, "plans")("description"),
		plan,
		courses,
		prices: priceRows(prices, reading),
		countries: countryOptions(language),
	};
}
