import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/learning/learning-notifications.json` */
export const ENROLLMENT_CATEGORIES: readonly Category[] = [
	{
		name: "reminders",
		group: "learning",
		order: 50,
		icon: "clock",
		app: null,
		mail: "instant",
	},
];
