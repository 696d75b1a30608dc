import type { TFunction } from "i18next";

/** `name` and `text` are empty where the school has written none. */
export type WordsOfPlan = { slug: string; name?: string; text?: string };

/** The school's own words, else the shipped ones for the slug, else the slug written as a name. */
export function planWords(t: TFunction<"pricing">, { slug, name, text }: WordsOfPlan): { name: string; text: string } {
	return {
		name: name || t(`plans.${slug}.name` as "plans.basic.name", { defaultValue: nameOf(slug) }),
		text: text || t(`plans.${slug}.text` as "plans.basic.text", { defaultValue: t("plans.other.text") }),
	};
}

function nameOf(slug: string): string {
	const words = slug.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
