import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/operations/operations-notifications.json` */
export const EXPORT_CATEGORIES: readonly Category[] = [
	{
		name: "files",
		group: "account",
		order: 30,
		icon: "file-text",
		app: true,
		mail: "instant",
	},
];
