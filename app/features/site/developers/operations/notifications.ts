import { NotificationCursor } from "#app/features/people/inbox/api/notification-shapes.ts";
import type { ApiOperation } from "../operation";

const notification = {
	id: 812,
	kind: "accessGiven",
	title: "Rent to rent: you have access",
	text: "",
	url: "https://school.example/courses/4",
	at: "2026-11-21T18:40:12.000Z",
	readAt: null,
	count: 1,
} as const;
const chosen = {
	mailOn: true,
	digestsOn: true,
	digestTime: "08:00",
	digestWeekday: 1,
	quietHours: { from: "22:00", until: "07:00" },
	categories: { access: { app: "instant", mail: "daily" }, reminders: { app: null, mail: "off" } },
} as const;
const settings = { ...chosen, timeZone: "Europe/Prague", always: ["security", "receipts"] };

/** Always the caller's own. */
export const NOTIFICATION_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "listNotifications",
		group: "account",
		method: "GET",
		path: "/api/notifications",
		access: "user",
		isTranslated: true,
		query: [{ name: "cursor", schema: NotificationCursor, example: "1763750412000.812" }],
		answers: {
			200: {
				kind: "one",
				shape: "NotificationList",
				example: { notifications: [notification], unread: 3, next: "1763750412000.812" },
			},
		},
		refusals: [400],
	},
	{
		name: "readNotifications",
		group: "account",
		method: "POST",
		path: "/api/notifications/read",
		access: "user",
		isTranslated: true,
		body: { shape: "NotificationsToRead", example: { ids: [notification.id] } },
		answers: { 200: { kind: "one", shape: "NotificationsRead", example: { unread: 2 } } },
	},
	{
		name: "notificationSettings",
		group: "account",
		method: "GET",
		path: "/api/notification-settings",
		access: "user",
		answers: { 200: { kind: "one", shape: "NotificationSettings", example: settings } },
	},
	{
		name: "replaceNotificationSettings",
		group: "account",
		method: "PUT",
		path: "/api/notification-settings",
		access: "user",
		isTranslated: true,
		body: { shape: "NotificationSettingsUpdate", example: chosen },
		answers: { 200: { kind: "one", shape: "NotificationSettings", example: settings } },
	},
];
