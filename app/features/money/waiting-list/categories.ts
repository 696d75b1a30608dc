import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/money/money-notifications.json` */
export const WAITING_LIST_CATEGORIES: readonly Category[] = [
	{
		name: "waitingList",
		group: "money",
		order: 40,
		icon: "clock",
		app: null,
		mail: "instant",
		mandatory: "asked",
	},
];
