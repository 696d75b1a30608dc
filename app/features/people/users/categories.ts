import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/people/people-notifications.json` */
export const ACCESS_CATEGORIES: readonly Category[] = [
	{
		name: "access",
		group: "learning",
		order: 10,
		icon: "book-open",
		app: true,
		mail: "instant",
	},
];
