import { DAY_MS, HOUR_MS } from "#app/shared/durations.ts";
import { dateFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ReminderChoices } from "./reminder-form";

const USUAL_HOUR = 18;
const ANY_MONDAY = Date.UTC(2026, 0, 5);

type Saved = { weekdays: readonly number[]; hour: number } | undefined;

export function reminderChoices(
	saved: Saved,
	{ language, timeZone }: { language: Language; timeZone: string },
): ReminderChoices {
	const day = dateFormat(language, { weekday: "long", timeZone: "UTC" });
	const hours = dateFormat(language, { timeStyle: "short", timeZone: "UTC" });
	return {
		weekdays: Array.from({ length: 7 }, (_, index) => ({
			value: index + 1,
			label: day.format(ANY_MONDAY + index * DAY_MS),
			isChosen: saved?.weekdays.includes(index + 1) ?? false,
		})),
		hours: Array.from({ length: 24 }, (_, value) => ({ value, label: hours.format(ANY_MONDAY + value * HOUR_MS) })),
		hour: saved?.hour ?? USUAL_HOUR,
		timeZone,
	};
}
