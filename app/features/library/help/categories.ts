import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/library/library-notifications.json` */
export const HELP_CATEGORIES: readonly Category[] = [
	{
		name: "requests",
		group: "account",
		order: 40,
		icon: "message-square",
		app: true,
		mail: "instant",
		mandatory: "asked",
	},
	{
		name: "staffRequests",
		roles: ["admin"],
		group: "account",
		order: 50,
		icon: "message-square",
		app: true,
		mail: "instant",
	},
];
