import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/operations/operations-notifications.json` */
export const ANNOUNCEMENT_CATEGORIES: readonly Category[] = [
	{
		name: "announcements",
		group: "news",
		order: 10,
		icon: "message-square",
		app: true,
		mail: "instant",
	},
];
