import type { Database } from "../../../../db/client.server";
import { getFixedT } from "../../../shared/words/i18n.server";
import { DEFAULT_LANGUAGE, isLanguage } from "../../../shared/words/languages";
import { planWords } from "../../billing/plan-words";
import { findPlan } from "../memberships.repository.server";

/** What a plan is called in a language. */
export async function planTitle(db: Database, planId: number, language: string): Promise<string> {
	const shown = isLanguage(language) ? language : DEFAULT_LANGUAGE;
	const [plan] = await findPlan(db, planId, shown);
	return plan ? planWords(getFixedT(shown, "pricing"), plan).name : "";
}
