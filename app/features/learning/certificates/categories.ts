import type { Category } from "#app/features/operations/notifications/category.ts";

/** What people choose by. Words: `locales/<language>/learning/learning-notifications.json` */
export const CERTIFICATE_CATEGORIES: readonly Category[] = [
	{
		name: "certificates",
		group: "learning",
		order: 20,
		icon: "award",
		app: true,
		mail: "instant",
	},
];
