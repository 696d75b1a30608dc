import type { TFunction } from "i18next";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { SETTING_FIELDS, type SettingField } from "../setting-fields";
import { isSettingKey, type SettingKey } from "../setting-keys";

type T = TFunction<"settings">;

export function settingTitle(t: T, key: string): string {
	return isSettingKey(key) ? t(`claims.${key}.title` as "claims.discount.title") : key;
}

export function settingHelp(t: T, key: SettingKey): string {
	return t(`claims.${key}.help` as "claims.discount.help");
}

export function fieldLabel(t: T, { label, path }: SettingField): string {
	return label === "rate" ? t("fields.rate", { currency: path }) : t(`fields.${label}` as "fields.percent");
}

export function pathLabel(t: T, key: string, path: string): string {
	const field = isSettingKey(key) ? SETTING_FIELDS[key].find((one) => one.path === path) : undefined;
	if (!field) return path;
	return fieldLabel(t, field);
}

/** A message with limits in the field's units: money is stored in cents but typed in dollars. */
export function inTypedUnits(key: SettingKey, path: string, { values, ...message }: FormMessage): FormMessage {
	const isMoney = SETTING_FIELDS[key].find((field) => field.path === path)?.kind === "money";
	return values?.limit && isMoney
		? { ...message, values: { limit: Number(values.limit) / 100 } }
		: { ...message, values };
}
