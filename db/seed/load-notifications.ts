import { and, eq, isNotNull, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#app/shared/durations.ts";
import { connect } from "../client.server.ts";
import { entitlements, orders, ticketMessages, tickets } from "../schema/schema.ts";
import { insertRows, runTogether } from "./rows.ts";

type Notification = { userId: number; kind: string; ids: Record<string, unknown>; path: string; at: Date };

/** What the demo people would have been told: receipts, access to courses and answers of the help. Sends no mail. */
export async function loadNotifications(binding: D1Database, now: Date, say: (line: string) => void): Promise<void> {
	const told = (await listTold(binding)).filter(({ at }) => now.getTime() - at.getTime() < KEPT_MS && at < now);
	const latest = new Map<number, Notification>();
	for (const one of told) if (one.at > (latest.get(one.userId)?.at ?? 0)) latest.set(one.userId, one);
	const rows = told.map((one) => {
		const { userId, kind, ids, path, at } = one;
		const age = now.getTime() - at.getTime();
		const isRead = age > (latest.get(userId) === one ? LATEST_UNREAD_MS : UNREAD_MS);
		const key = JSON.stringify(ids);
		return [userId, kind, key, key, path, 1, at.getTime(), 1, isRead ? at.getTime() + 3 * HOUR_MS : null];
	});
	await runTogether(binding, insertRows(binding, "notifications", COLUMNS, rows));
	say(`${rows.length} notifications of the last ${KEPT_MS / DAY_MS} days are in the inboxes of the demo people.`);
}

const KEPT_MS = 80 * DAY_MS;
const UNREAD_MS = 3 * DAY_MS;
const LATEST_UNREAD_MS = 30 * DAY_MS;
const COLUMNS = "user_id,kind,group_key,ids,path,count,at,is_listed,read_at";

async function listTold(binding: D1Database): Promise<Notification[]> {
	const db = connect(binding);
	const [paid, given, answered] = await db.batch([
		db
			.select({ userId: orders.userId, orderId: orders.id, at: orders.paidAt })
			.from(orders)
			.where(isNotNull(orders.paidAt)),
		db
			.select({ userId: entitlements.userId, courseId: entitlements.thingId, at: entitlements.createdAt })
			.from(entitlements)
			.where(and(eq(entitlements.thingKind, "course"), eq(entitlements.sourceKind, "grant"))),
		db
			.select({
				userId: tickets.ownerId,
				ticketKey: tickets.key,
				messageKey: sql<string>`${ticketMessages.key}`.as("message_key"),
				at: ticketMessages.createdAt,
			})
			.from(ticketMessages)
			.innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
			.where(eq(ticketMessages.kind, "staff")),
	]);
	return [
		...paid.flatMap(({ userId, orderId, at }) =>
			at && userId !== null ? [{ userId, kind: "orderPaid", ids: { orderId }, path: `/orders/${orderId}`, at }] : [],
		),
		...given.map(({ userId, courseId, at }) => ({
			userId,
			kind: "accessGiven",
			ids: { courseId },
			path: `/courses/${courseId}`,
			at,
		})),
		...answered.flatMap(({ userId, ticketKey, messageKey, at }) =>
			userId === null
				? []
				: [{ userId, kind: "ticketAnswered", ids: { ticketKey, messageKey }, path: `/help/tickets/${ticketKey}`, at }],
		),
	];
}
