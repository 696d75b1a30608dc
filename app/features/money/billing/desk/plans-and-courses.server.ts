import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { planWords } from "../plan-words";
import { listAllPlans, listSelectableCourses } from "./plans-desk.repository.server";

export async function plansAndCourses(db: Database, language: Language) {
	const [plans, courses] = await db.batch([listAllPlans(db, language), listSelectableCourses(db, language)]);
	const t = getFixedT(language, "pricing");
	return { plans: plans.map((plan) => ({ id: plan.id, title: planWords(t, plan).name })), courses };
}
