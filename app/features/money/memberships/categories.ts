import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/money/money-notifications.json` */
export const MEMBERSHIP_CATEGORIES: readonly Category[] = [
	{
		name: "membership",
		group: "money",
		order: 20,
		icon: "clock",
		app: true,
		mail: "instant",
		mandatory: "money",
	},
];
