import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/people/people-notifications.json` */
export const IMPORT_CATEGORIES: readonly Category[] = [
	{
		name: "imports",
		roles: ["admin"],
		group: "account",
		order: 35,
		icon: "file-text",
		app: true,
		mail: "instant",
	},
];
