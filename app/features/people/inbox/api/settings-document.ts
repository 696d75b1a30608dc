import { type Category, categoriesFor } from "#app/features/operations/notifications/category.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import { CHANNELS } from "#db/schema/operations/notifications.ts";
import type { notificationSettings } from "#db/schema/schema.ts";
import { choicesOf, modeOf, type StoredChoice } from "../deliver/delivery-rule";
import { DIGEST_MINUTE, DIGEST_WEEKDAY } from "../deliver/digest-time";
import type { NotificationSettings, NotificationSettingsInput } from "./settings-shapes";

export type Stored = {
	choices: readonly StoredChoice[];
	settings: typeof notificationSettings.$inferSelect | undefined;
};
type Reader = { role: Role; timeZone: string };

export function settingsDocument(
	{ choices, settings }: Stored,
	{ categories, user }: { categories: ReadonlyMap<string, Category>; user: Reader },
): NotificationSettings {
	const own = categoriesFor(categories, user.role);
	const { quietFrom = null, quietTo = null } = settings ?? {};
	const modes = (category: Category) => {
		const chosen = choicesOf(choices, category.name);
		const app = modeOf(category, "app", chosen);
		return {
			app: app === null ? null : app === "off" ? ("off" as const) : ("instant" as const),
			mail: modeOf(category, "mail", chosen),
		};
	};
	return {
		mailOn: settings?.mailOn ?? true,
		digestsOn: settings?.digestsOn ?? true,
		digestTime: toClock(settings?.digestMinute ?? DIGEST_MINUTE),
		digestWeekday: settings?.digestWeekday ?? DIGEST_WEEKDAY,
		quietHours: quietFrom === null || quietTo === null ? null : { from: toClock(quietFrom), until: toClock(quietTo) },
		categories: Object.fromEntries(own.filter(({ mandatory }) => !mandatory).map((one) => [one.name, modes(one)])),
		timeZone: user.timeZone,
		always: own.filter(({ mandatory }) => mandatory).map(({ name }) => name),
	};
}

/** `HH:MM` as minutes from midnight. */
export function minuteOf(clock: string): number {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	return hours * 60 + minutes;
}

function toClock(minute: number): string {
	return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

type Change = StoredChoice | (Omit<StoredChoice, "mode"> & { mode: null });

/** The choices that a document changes; null: the default counts again. What counts already needs no choice. */
export function changedChoices(
	wanted: NotificationSettingsInput["categories"],
	stored: readonly StoredChoice[],
	own: readonly Category[],
): Change[] {
	return own.flatMap((category) => {
		const chosen = choicesOf(stored, category.name);
		return CHANNELS.flatMap((channel): Change[] => {
			const mode = wanted[category.name]?.[channel] ?? null;
			const isSame = mode === null ? !chosen[channel] : mode === modeOf(category, channel, chosen);
			return isSame ? [] : [{ category: category.name, channel, mode }];
		});
	});
}

/** Why categories of a document cannot be chosen so; null where they can. */
export function categoriesRefusal(
	chosen: NotificationSettingsInput["categories"],
	own: readonly Category[],
): "categoryUnknown" | "categoryAlways" | "channelWrong" | null {
	for (const [name, modes] of Object.entries(chosen)) {
		const category = own.find((one) => one.name === name);
		if (!category) return "categoryUnknown";
		if (category.mandatory) return "categoryAlways";
		const isOther = CHANNELS.some((channel) => {
			const mode = modes[channel];
			return mode !== undefined && (mode === null) !== (category[channel] === null);
		});
		if (isOther) return "channelWrong";
	}
	return null;
}
