import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/money/money-notifications.json` */
export const AFFILIATE_CATEGORIES: readonly Category[] = [
	{
		name: "affiliate",
		group: "money",
		order: 30,
		icon: "link-2",
		app: true,
		mail: "instant",
	},
];
