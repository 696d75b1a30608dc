import { planWords } from "#app/features/money/billing/plan-words.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findPlan } from "../memberships.repository.server";

export async function planTitle(db: Database, planId: number, language: string): Promise<string> {
	const shown = toLanguage(language);
	const [plan] = await findPlan(db, planId, shown);
	return plan ? planWords(getFixedT(shown, "pricing"), plan).name : "";
}
