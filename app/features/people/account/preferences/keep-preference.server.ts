import type { ShownCurrency } from "#app/features/money/prices/display-currency.ts";
import { markOtherSessionsOutdated, updateOwnColumns } from "#app/features/people/auth/face.server.ts";
import type { Preferences } from "#app/features/site/accessibility/preferences.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findPreferences, putPreferences } from "./preferences.repository.server";

export type Choice = {
	language?: Language;
	theme?: "light" | "dark";
	currency?: ShownCurrency;
	accessibility?: Preferences;
};
type Input = { user: { id: number; language: string }; sessionId: string; choice: Choice; now: Date };

/**
 * Saves a choice to the account and makes the user's other browsers adopt it with their next page. Writes nothing
 * when unchanged: a browser that adopts a choice posts it too, and would trigger the others.
 */
export async function savePreference(db: Database, { user, sessionId, choice, now }: Input): Promise<void> {
	const [kept] = await findPreferences(db, user.id);
	const { language, ...columns } = choice;
	const isNewLanguage = language !== undefined && (!kept?.keepsLanguage || user.language !== language);
	const isNew = Object.entries(columns).some(
		([name, value]) => JSON.stringify(kept?.[name as keyof typeof columns]) !== JSON.stringify(value),
	);
	if (!isNew && !isNewLanguage) return;
	await db.batch([
		putPreferences(db, user.id, isNewLanguage ? { ...columns, keepsLanguage: true } : columns, now),
		updateOwnColumns(db, user.id, { keepsPreferences: true, ...(isNewLanguage ? { language } : {}) }),
		markOtherSessionsOutdated(db, { userId: user.id, except: sessionId }),
	]);
}
