import type { Category } from "#app/features/operations/notifications/category.ts";

/** Words: `locales/<language>/community/community-notifications.json` */
export const FORUM_CATEGORIES: readonly Category[] = [
	{ name: "forum", group: "talk", order: 10, icon: "message-square", app: true, mail: "instant" },
	{ name: "forumWatching", group: "talk", order: 20, icon: "message-square", app: true, mail: "daily" },
	{ name: "forumReactions", group: "talk", order: 30, icon: "message-square", app: true, mail: "off" },
];
