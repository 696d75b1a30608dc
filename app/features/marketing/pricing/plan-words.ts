import type { TFunction } from "i18next";

/** Name and purpose of a plan, by its slug; a plan without words of its own goes by its slug. */
export function planWords(t: TFunction<"pricing">, slug: string): { name: string; text: string } {
	return {
		name: t(`plans.${slug}.name` as "plans.basic.name", { defaultValue: slug }),
		text: t(`plans.${slug}.text` as "plans.basic.text", { defaultValue: "" }),
	};
}
