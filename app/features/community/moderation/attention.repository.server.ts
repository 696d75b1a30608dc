import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { countUpTo } from "#db/count-up-to.server.ts";
import { moderationAppeals, moderationCases } from "#db/schema/schema.ts";

const isOpen = eq(moderationCases.status, "open");

export function countOpenCases(db: Database) {
	return countUpTo(db, { id: moderationCases.id, table: moderationCases, where: isOpen });
}

export function countUrgentCases(db: Database) {
	const where = and(isOpen, eq(moderationCases.isUrgent, true));
	return countUpTo(db, { id: moderationCases.id, table: moderationCases, where });
}

export function countWaitingAppeals(db: Database) {
	const where = sql`${moderationAppeals.decidedAt} is null`;
	return countUpTo(db, { id: moderationAppeals.appealedAt, table: moderationAppeals, where });
}
