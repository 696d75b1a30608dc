import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/money/money-notifications.json` */
export const ORDER_CATEGORIES: readonly Category[] = [
	{
		name: "receipts",
		group: "money",
		order: 10,
		icon: "credit-card",
		app: true,
		mail: "instant",
		mandatory: "money",
	},
];
