import type { Category } from "#app/features/operations/notifications/category.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { categoryName } from "../category-name.server";
import { findSettingsByKey, saveChoice, saveSettings } from "./choices.repository.server";

/** In place of a category: the switch of all digests. */
const DIGESTS = "digests";

/** Names one switch of one person; signs nobody in. */
export function unsubscribeToken(linkKey: string, category: string): string {
	return `${linkKey}.${category}`;
}

export function unsubscribeUrl(origin: string, { linkKey, category }: { linkKey: string; category: string }): string {
	return `${origin}/unsubscribe?token=${encodeURIComponent(unsubscribeToken(linkKey, category))}`;
}

/** Which switch a link ends; null where it names none that can be ended. */
export function switchOf(token: string, categories: ReadonlyMap<string, Category>) {
	const [linkKey = "", name = "", ...rest] = token.split(".");
	const category = categories.get(name) ?? null;
	if (linkKey === "" || rest.length > 0) return null;
	if (name === DIGESTS) return { linkKey, category: null };
	return category && !category.mandatory && category.mail !== null ? { linkKey, category } : null;
}

type Switch = NonNullable<ReturnType<typeof switchOf>>;

/** What a switch is called in the preferences. */
export function switchName({ category }: Switch, language: Language): string {
	if (!category) return getFixedT(language, "inbox")("choices.digests");
	return categoryName(category, language);
}

/** Ends the mails that a token names, as often as it is asked; an unknown one changes nothing. */
export async function unsubscribe(
	db: Database,
	{ token, categories, now }: { token: string; categories: ReadonlyMap<string, Category>; now: Date },
): Promise<void> {
	const ended = switchOf(token, categories);
	const [found] = ended ? await findSettingsByKey(db, ended.linkKey) : [];
	if (!ended || !found) return;
	const { userId } = found;
	const { linkKey, category } = ended;
	await (category
		? saveChoice(db, { userId, category: category.name, channel: "mail", mode: "off", changedAt: now })
		: saveSettings(db, { userId, linkKey, now, digestsOn: false }));
}
