import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Category } from "../category";
import { categoryName } from "../category-name.server";
import type { LetterFoot } from "./letter-parts";

export type FootWays = {
	/** The switch that the mail belongs to; left out: the foot does not name it. */
	category?: Category | undefined;
	/** The link that ends mails of the category at one press. */
	stop?: string | undefined;
	/** The link to all choices. */
	preferences?: string | undefined;
};

/** Names the switch that a mail belongs to, with the links that end it and change others, or why it is always sent. */
export function letterFoot({ category, stop, preferences }: FootWays, language: Language): LetterFoot {
	const t = getFixedT(language, "operations-mail");
	const signature = t("signature");
	if (category?.mandatory) return { why: t(`foot.always.${category.mandatory}`), links: [], signature };
	const links = [
		{ label: t("foot.stop"), href: stop },
		{ label: t("foot.preferences"), href: preferences },
	].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
	const what = category && categoryName(category, language);
	return { why: what && links.length > 0 ? t("foot.belongs", { what }) : null, links, signature };
}
