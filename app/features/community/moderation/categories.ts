import type { Category } from "#app/features/operations/notifications/category.ts";

/** Words: `locales/<language>/community/community-notifications.json` */
export const MODERATION_CATEGORIES: readonly Category[] = [
	{
		name: "moderation",
		group: "account",
		order: 45,
		icon: "file-text",
		app: true,
		mail: "instant",
		mandatory: "account",
	},
	{
		name: "casework",
		roles: ["admin"],
		group: "account",
		order: 55,
		icon: "file-text",
		app: true,
		mail: "instant",
	},
];
