import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/people/people-notifications.json` */
export const PRIVACY_CATEGORIES: readonly Category[] = [
	{
		name: "accountEnd",
		group: "account",
		order: 20,
		icon: "user-round",
		app: true,
		mail: "instant",
		mandatory: "account",
	},
];
