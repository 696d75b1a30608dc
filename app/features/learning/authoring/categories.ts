import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/learning/learning-notifications.json` */
export const TEACHING_CATEGORIES: readonly Category[] = [
	{
		name: "lessons",
		group: "learning",
		order: 30,
		icon: "book-open",
		app: true,
		mail: "weekly",
	},
	{
		name: "teaching",
		roles: ["instructor", "admin"],
		group: "learning",
		order: 60,
		icon: "book-a",
		app: true,
		mail: "instant",
	},
];
