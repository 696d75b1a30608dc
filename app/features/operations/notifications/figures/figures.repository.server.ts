import { and, asc, desc, eq, gt, gte, lt, sql, sum } from "drizzle-orm";
import type { CalendarDay } from "#app/shared/calendar-day.ts";
import type { Database } from "#db/client.server.ts";
import { mailAddresses, notificationFigures } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

const { day, kind, channel, outcome, reason, count } = notificationFigures;
const total = sum(count).mapWith(Number).as("total");

/** What the deliveries since a day (UTC) came to, by kind. `only`: one kind. */
export function listFigures(db: Database, { since, only }: { since: CalendarDay; only?: string }) {
	return db
		.select({ kind, channel, outcome, reason, total })
		.from(notificationFigures)
		.where(and(gte(day, since), gt(count, 0), only ? eq(kind, only) : undefined))
		.groupBy(kind, channel, outcome, reason);
}

/** How many mails left on each day (UTC); days without any are left out. */
export function listMailDays(db: Database, { since, only }: { since: CalendarDay; only?: string }) {
	const isMailSent = and(eq(channel, "mail"), eq(outcome, "sent"));
	return db
		.select({ day, total })
		.from(notificationFigures)
		.where(and(gte(day, since), isMailSent, only ? eq(kind, only) : undefined))
		.groupBy(day);
}

/** What became of one subject, as an announcement, for its whole life. */
export function listFiguresOf(db: Database, subject: string) {
	return db
		.select({ channel, outcome, reason, total })
		.from(notificationFigures)
		.where(and(eq(notificationFigures.subject, subject), sql`${notificationFigures.subject} <> ''`, gt(count, 0)))
		.groupBy(channel, outcome, reason);
}

/** Addresses that mail does not reach, the latest first. */
export function listFailingAddresses(db: Database, limit: number) {
	return db.select().from(mailAddresses).orderBy(desc(mailAddresses.at)).limit(limit);
}

export function listOldFigureDays(db: Database, before: CalendarDay, limit: number) {
	return db.selectDistinct({ day }).from(notificationFigures).where(lt(day, before)).orderBy(asc(day)).limit(limit);
}

export function deleteFigures(db: Database, until: CalendarDay): Write {
	return db.delete(notificationFigures).where(sql`${day} <= ${until}`);
}
