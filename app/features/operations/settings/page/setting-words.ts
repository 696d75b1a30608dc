import type { TFunction } from "i18next";
import { labelInLanguage } from "#app/features/operations/history/label-in-language.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { SETTING_FIELDS, type SettingField } from "../setting-fields";
import { isSettingKey, type SettingKey } from "../setting-keys";

type T = TFunction<"settings">;

/** The name of a setting; one that is not known any more goes by its key. */
export function settingTitle(t: T, key: string): string {
	const number = /^testimonial(\d)$/.exec(key)?.[1];
	if (number) return t("testimonial.title", { number });
	return isSettingKey(key) ? t(`claims.${key}.title` as "claims.discount.title") : key;
}

/** What an admin should know of a setting. */
export function settingHelp(t: T, key: SettingKey): string {
	return key.startsWith("testimonial") && key !== "testimonials"
		? t("testimonial.help")
		: t(`claims.${key}.help` as "claims.discount.help");
}

/** The label of a field, without its language. */
export function fieldLabel(t: T, { label, path }: SettingField): string {
	return label === "rate" ? t("fields.rate", { currency: path }) : t(`fields.${label}` as "fields.percent");
}

/** The label of a value in the history: "Review (Deutsch)". */
export function pathLabel(t: T, key: string, path: string): string {
	const field = isSettingKey(key) ? SETTING_FIELDS[key].find((one) => one.path === path) : undefined;
	if (!field) return path;
	return labelInLanguage(fieldLabel(t, field), field.language);
}

/** What is wrong with a field, its limit as it is typed: money is kept in cents and spoken of in dollars. */
export function asTyped(key: SettingKey, path: string, { values, ...message }: FormMessage): FormMessage {
	const isMoney = SETTING_FIELDS[key].find((field) => field.path === path)?.kind === "money";
	return values?.limit && isMoney
		? { ...message, values: { limit: Number(values.limit) / 100 } }
		: { ...message, values };
}
