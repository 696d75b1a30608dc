import type { TFunction } from "i18next";

/** Name and purpose of a plan, by its slug. A plan without words of its own goes by its slug, written as a name. */
export function planWords(t: TFunction<"pricing">, slug: string): { name: string; text: string } {
	return {
		name: t(`plans.${slug}.name` as "plans.basic.name", { defaultValue: nameOf(slug) }),
		text: t(`plans.${slug}.text` as "plans.basic.text", { defaultValue: t("plans.other.text") }),
	};
}

function nameOf(slug: string): string {
	const words = slug.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
