import type { Category } from "#app/features/operations/notifications/category.ts";
import { categoryName } from "#app/features/operations/notifications/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findSettingsByKey, saveChoice, saveSettings } from "./choices.repository.server";
import { makeWeekly } from "./make-weekly.server";
import type { LinkChoice } from "./schemas";
import { DIGESTS, WEEKLY } from "./switch-links";

/** Which switch a link changes; null where it names none that can be. `category` is null for that of digests. */
export function switchOf(token: string, categories: ReadonlyMap<string, Category>) {
	const [linkKey = "", name = "", ...rest] = token.split(".");
	const category = categories.get(name) ?? null;
	if (linkKey === "" || rest.length > 0) return null;
	if (name === DIGESTS || name === WEEKLY) return { linkKey, category: null, makesWeekly: name === WEEKLY };
	return category && !category.mandatory && category.mail !== null ? { linkKey, category, makesWeekly: false } : null;
}

type Switch = NonNullable<ReturnType<typeof switchOf>>;

/** What a switch is called in the preferences. */
export function switchName({ category }: Switch, language: Language): string {
	if (!category) return getFixedT(language, "inbox")("choices.digests");
	return categoryName(category, language);
}

type ByLink = { token: string; wanted?: LinkChoice; categories: ReadonlyMap<string, Category>; now: Date };

/**
 * Ends the mails that a token names, or lets them come as `wanted`, as often as it is asked; `none` ends all that are
 * not mandatory. An unknown token changes nothing.
 */
export async function unsubscribe(db: Database, { token, wanted = "off", categories, now }: ByLink): Promise<void> {
	const ended = switchOf(token, categories);
	const [found] = ended ? await findSettingsByKey(db, ended.linkKey) : [];
	if (!ended || !found) return;
	const { userId } = found;
	const { linkKey, category, makesWeekly } = ended;
	if (wanted === "none") {
		await saveSettings(db, { userId, linkKey, now, mailOn: false });
		return;
	}
	if (makesWeekly) return makeWeekly(db, { userId, categories, now });
	await (category
		? saveChoice(db, { userId, category: category.name, channel: "mail", mode: wanted, changedAt: now })
		: saveSettings(db, { userId, linkKey, now, digestsOn: wanted !== "off" }));
}
