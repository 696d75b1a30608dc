import type { Database } from "#db/client.server.ts";
import {
	mailAddresses,
	mailReports,
	notificationChoices,
	notificationDeliveries,
	notificationDigests,
	notificationSettings,
	notifications,
} from "#db/schema/schema.ts";

/** A notification, what was chosen about them, a digest, a delivery, and an address that fails. */
export async function makeNotifications(
	db: Database,
	{ userId, email, mark, at }: { userId: number; email: string; mark: string; at: Date },
) {
	await db.batch([
		db.insert(notifications).values({
			userId,
			kind: "securityNotice",
			groupKey: `passwordChanged ${mark}`,
			ids: { notice: "passwordChanged", mark },
			path: `/settings/security/${mark}`,
			at,
		}),
		db
			.insert(notificationChoices)
			.values({ userId, category: `access ${mark}`, channel: "mail", mode: "daily", changedAt: at }),
		db.insert(notificationSettings).values({ userId, linkKey: `key ${mark}`, changedAt: at }),
		db
			.insert(notificationDigests)
			.values({ userId, mode: "daily", periodDay: "2026-11-20", dueAt: at, reason: `Reason ${mark}` }),
		db.insert(notificationDeliveries).values({
			eventId: `event ${mark}`,
			channel: "mail",
			userId,
			kind: "securityNotice",
			state: "queued",
			reason: `Reason ${mark}`,
			at,
		}),
		db.insert(mailAddresses).values({ email, state: "fails", at }),
		db.insert(mailReports).values({ eventId: `report ${mark}`, kind: "hardBounce", email, at }),
	]);
}
