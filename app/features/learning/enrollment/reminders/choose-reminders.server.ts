import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { nextReminder, type ReminderTimes } from "./next-reminder";
import { deleteReminder, deleteReminderByKey, saveReminder } from "./reminders.repository.server";

type ReminderSettings = ReminderTimes & { userId: number; timeZone: string; origin: string; now: Date };

export async function chooseReminders(
	db: Database,
	{ userId, timeZone, origin, now, ...times }: ReminderSettings,
): Promise<void> {
	const nextAt = nextReminder(times, timeZone, now);
	const { hour } = times;
	const weekdays = [...times.weekdays].sort();
	await (nextAt
		? saveReminder(db, { userId, key: createSecret(), weekdays, hour, nextAt, origin })
		: deleteReminder(db, userId));
}

export async function stopReminders(db: Database, key: string): Promise<void> {
	await deleteReminderByKey(db, key);
}
