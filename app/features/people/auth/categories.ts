import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/people/people-notifications.json` */
export const AUTH_CATEGORIES: readonly Category[] = [
	{
		name: "security",
		group: "account",
		order: 10,
		icon: "lock",
		app: true,
		mail: "instant",
		mandatory: "security",
		isUrgent: true,
	},
];
