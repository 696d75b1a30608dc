import { asc, eq, isNull } from "drizzle-orm";
import { FORUM_CATEGORIES } from "#app/features/community/forum/telling/categories.ts";
import { FORUM_MAILS } from "#app/features/community/forum/telling/mails.server.ts";
import { tellAuthor, tellPeople } from "#app/features/community/forum/telling/tell-people.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { type Message, sendMail } from "#app/features/operations/notifications/face.server.ts";
import { decideDelivery } from "#app/features/people/inbox/deliver/decide-delivery.server.ts";
import type { Database } from "#db/client.server.ts";
import { notificationDeliveries, notifications, outbox } from "#db/schema/schema.ts";
import { IDLE_HANDLERS } from "../idle-handlers.ts";

const origin = "https://school.example";

/** Runs every job that waits, and those that come of it; gives the mails that left. */
export async function tellAll(db: Database, now: Date): Promise<Message[]> {
	const sent: Message[] = [];
	const categories = new Map(FORUM_CATEGORIES.map((one) => [one.name, { ...one, mail: "instant" as const }]));
	const send = async (message: Message) => void sent.push(message);
	const handlers = {
		...IDLE_HANDLERS,
		"forum.tell": tellPeople({ origin }),
		"forum.tellAuthor": tellAuthor({ origin }),
		"mail.send": sendMail(FORUM_MAILS, { send, keepsText: false }, decideDelivery(categories)),
	};
	for (;;) {
		const waiting = await db.select({ id: outbox.id }).from(outbox).where(isNull(outbox.doneAt));
		if (waiting.length === 0) return sent;
		for (const { id } of waiting) {
			const { kind } = await dispatchJob(db, { id, now, handlers });
			if (kind !== "done") throw new Error(`${id}: ${kind}`);
		}
	}
}

/** The kinds of what somebody was told in the app, in their order. */
export async function toldTo(db: Database, userId: number): Promise<string[]> {
	const rows = await db
		.select({ kind: notifications.kind })
		.from(notifications)
		.where(eq(notifications.userId, userId))
		.orderBy(asc(notifications.id));
	return rows.map(({ kind }) => kind);
}

/** Why mails to somebody were skipped. */
export async function skippedFor(db: Database, userId: number): Promise<(string | null)[]> {
	const rows = await db
		.select({ state: notificationDeliveries.state, reason: notificationDeliveries.reason })
		.from(notificationDeliveries)
		.where(eq(notificationDeliveries.userId, userId));
	return rows.filter(({ state }) => state === "skipped").map(({ reason }) => reason);
}
