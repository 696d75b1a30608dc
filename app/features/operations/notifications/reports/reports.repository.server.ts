import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { mailAddresses, mailReports, notificationDeliveries, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { MailReport } from "./mail-report";

/** A report that was applied before changes nothing. An address that no account has is not kept. */
export function insertReport(db: Database, { email, messageId: _, ...report }: MailReport): Write {
	const known = db.select({ email: users.email }).from(users).where(eq(users.email, email));
	return db
		.insert(mailReports)
		.values({ ...report, email: sql`coalesce((${known}), '')` })
		.onConflictDoNothing();
}

/** The mail that a report names has bounced or been called spam; a complaint outweighs a bounce. */
export function markReported(db: Database, { messageId, kind }: MailReport & { messageId: string }): Write {
	const state = kind === "complaint" ? "complained" : "bounced";
	const before = kind === "complaint" ? (["sent", "bounced"] as const) : (["sent"] as const);
	return db
		.update(notificationDeliveries)
		.set({ state })
		.where(and(eq(notificationDeliveries.messageId, messageId), inArray(notificationDeliveries.state, [...before])));
}

/**
 * Before the report is kept: one that is there already has done its work. A complaint outweighs a bounce. Nothing is
 * kept of an address that no account has: that of an erased account, or of a guest.
 */
export function markAddress(db: Database, { eventId, email, kind, at }: MailReport): Write {
	const state = kind === "complaint" ? ("complained" as const) : ("fails" as const);
	return db
		.insert(mailAddresses)
		.select(
			sql`select ${users.email}, ${state}, ${at.getTime()} from ${users} where ${users.email} = ${email} and not exists
				(select 1 from ${mailReports} where ${mailReports.eventId} = ${eventId})`,
		)
		.onConflictDoUpdate({
			target: mailAddresses.email,
			set: {
				state: sql`case when ${mailAddresses.state} = 'complained' then 'complained' else excluded.state end`,
				at: sql`max(${mailAddresses.at}, excluded.at)`,
			},
		});
}

/** What is known against an address; no row: nothing. */
export function findMailAddress(db: Database, email: string) {
	return db.select({ state: mailAddresses.state }).from(mailAddresses).where(eq(mailAddresses.email, email)).limit(1);
}

/** The owner has confirmed the address of the account: mail is sent to it again. */
export function forgetMailAddress(db: Database, userId: number): Write {
	const email = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return db.delete(mailAddresses).where(inArray(mailAddresses.email, email));
}

/** The account is about to get another address: nothing is kept of the one that it has. */
export function forgetFormerAddress(db: Database, userId: number): [Write, Write] {
	const email = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	return [
		forgetMailAddress(db, userId),
		db.update(mailReports).set({ email: "" }).where(inArray(mailReports.email, email)),
	];
}

export function listOldReports(db: Database, before: Date, limit: number) {
	return db.select({ eventId: mailReports.eventId }).from(mailReports).where(lte(mailReports.at, before)).limit(limit);
}

export function deleteReports(db: Database, ids: readonly string[]): Write {
	return db.delete(mailReports).where(inValues(mailReports.eventId, ids));
}
