import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { ENDED_STATUSES } from "#app/features/learning/enrollment/enrollment-status.ts";
import { endAccountAccess } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	certificates,
	checklistTicks,
	courseReviews,
	courseTranslations,
	enrollments,
	entitlements,
	memberships,
	tickets,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** The account that stays, and the one that is closed. */
export type Pair = { keptId: number; closedId: number };

/** A member in one of these is charged, or will be. */
const LIVE_STATES = ["trialing", "active", "pastDue", "paused"] as const;

/** What the reason of a closed account begins with; behind it stands the number of the account that stayed. */
const MERGED = "merged: #";

/** Both accounts, in no order. */
export function findPair(db: Database, { keptId, closedId }: Pair) {
	return db
		.select()
		.from(users)
		.where(inArray(users.id, [keptId, closedId]));
}

/** The courses that either has taken, with the record of each. */
export function listCoursesOfPair(db: Database, { keptId, closedId }: Pair, language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const { userId, courseId, status, progress, lastActivityAt } = enrollments;
	return db
		.select({
			userId,
			courseId,
			status,
			progress,
			lastActivityAt,
			title: localizedColumn("title", asked.title, english.title),
		})
		.from(enrollments)
		.leftJoin(asked, sql`${asked.courseId} = ${courseId} and ${asked.language} = ${language}`)
		.leftJoin(english, sql`${english.courseId} = ${courseId} and ${english.language} = ${DEFAULT_LANGUAGE}`)
		.where(inArray(userId, [keptId, closedId]))
		.orderBy(courseId);
}

/** How much of each thing the account to be closed has. */
export function countsOf(db: Database, closedId: number) {
	return {
		certificates: db
			.select({ n: count().as("n") })
			.from(certificates)
			.where(eq(certificates.userId, closedId)),
		entitlements: db
			.select({ n: count().as("n") })
			.from(entitlements)
			.where(eq(entitlements.userId, closedId)),
		tickets: db
			.select({ n: count().as("n") })
			.from(tickets)
			.where(eq(tickets.ownerId, closedId)),
		reviews: db
			.select({ n: count().as("n") })
			.from(courseReviews)
			.where(eq(courseReviews.userId, closedId)),
		ticks: db
			.select({ n: count().as("n") })
			.from(checklistTicks)
			.where(eq(checklistTicks.userId, closedId)),
	};
}

/** The memberships of both that live. */
export function listLiveMemberships(db: Database, { keptId, closedId }: Pair) {
	return db
		.select({ id: memberships.id })
		.from(memberships)
		.where(and(inArray(memberships.userId, [keptId, closedId]), inArray(memberships.state, [...LIVE_STATES])));
}

/**
 * Closes one account for good, while the other stands, neither is an admin's, the closed one teaches nobody, neither
 * was merged before, and one of them at most is a member. Hits no row otherwise. Its address stays with it, so that
 * nobody opens it anew.
 */
export function closeMerged(db: Database, { keptId, closedId }: Pair, now: Date): Write {
	const isMerged = (why: SQL) => sql`coalesce(${why}, '') like ${`${MERGED}%`}`;
	const stands = sql`exists (select 1 from users kept where kept.id = ${keptId} and kept.role <> 'admin'
		and kept.capabilities = '[]' and not ${isMerged(sql`kept.suspended_why`)})`;
	return db
		.update(users)
		.set({ suspendedAt: now, suspendedUntil: null, suspendedLastDay: null, suspendedWhy: `${MERGED}${keptId}` })
		.where(
			sql`${users.id} = ${closedId} and ${users.id} <> ${keptId} and ${users.role} = 'student'
				and ${users.capabilities} = '[]' and not ${isMerged(sql`${users.suspendedWhy}`)} and ${stands}
				and (select count(*) from memberships live where live.user_id in (${keptId}, ${closedId})
					and live.state in ('trialing', 'active', 'pastDue', 'paused')) < 2`,
		);
}

const ENDED = ENDED_STATUSES.map((status) => `'${status}'`).join(", ");

/** How good a record is: a completed one before an open one before one that has ended. */
const rank = (name: string) =>
	sql.raw(`case when ${name}.status = 'completed' then 2 when ${name}.status in (${ENDED}) then 0 else 1 end,
		${name}.progress, ${name}.last_activity_at`);

/**
 * Moves what one account has to another, in this order and in one batch. Of two records of one course the better wins
 * and the other stays behind with the closed account: nothing that was learned is deleted.
 */
export function moveAll(db: Database, { keptId, closedId }: Pair): Write[] {
	const run = (statement: SQL): Write => db.run(statement);
	const [kept, closed] = [inText(keptId), inText(closedId)];
	const better = sql`select other.course_id from enrollments other
		join enrollments own on own.course_id = other.course_id and own.user_id = ${kept}
		where other.user_id = ${closed} and (${rank("other")}) > (${rank("own")})`;
	return [
		// Records change places by way of a number that is nobody's; the key is looked at when the batch is done.
		run(sql`pragma defer_foreign_keys = on`),
		run(sql`update enrollments set user_id = -${kept} where user_id = ${kept} and course_id in (${better})`),
		run(sql`update enrollments set user_id = ${kept} where user_id = ${closed} and not exists
			(select 1 from enrollments own where own.user_id = ${kept} and own.course_id = enrollments.course_id)`),
		run(sql`update enrollments set user_id = ${closed} where user_id = -${kept}`),
		run(sql`insert into learning_days (user_id, day, seconds, lessons_completed)
			select ${kept}, day, seconds, lessons_completed from learning_days where user_id = ${closed}
			on conflict do update set seconds = min(86400, learning_days.seconds + excluded.seconds),
				lessons_completed = learning_days.lessons_completed + excluded.lessons_completed`),
		run(sql`delete from learning_days where user_id = ${closed}`),
		run(sql`insert into recall_answers (user_id, lesson_id, key, knew, answered_at)
			select ${kept}, lesson_id, key, knew, answered_at from recall_answers where user_id = ${closed}
			on conflict do update set knew = excluded.knew, answered_at = excluded.answered_at
				where excluded.answered_at > recall_answers.answered_at`),
		run(sql`delete from recall_answers where user_id = ${closed}`),
		// Their ids are random: no two accounts have made the same.
		run(sql`update or ignore lesson_notes set user_id = ${kept} where user_id = ${closed}`),
		run(sql`insert into quiz_drafts (user_id, lesson_id, number, "values", saved_at)
			select ${kept}, lesson_id, number, "values", saved_at from quiz_drafts where user_id = ${closed}
			on conflict do update set number = excluded.number, "values" = excluded."values", saved_at = excluded.saved_at
				where excluded.saved_at > quiz_drafts.saved_at`),
		run(sql`delete from quiz_drafts where user_id = ${closed}`),
		...rights({ keptId, closedId }).map(run),
		run(sql`update certificates set user_id = ${kept} where user_id = ${closed} and not exists
			(select 1 from certificates own where own.user_id = ${kept} and own.course_id = certificates.course_id)`),
		// What was bought goes with what it opens.
		run(sql`update memberships set user_id = ${kept} where user_id = ${closed}`),
		run(sql`update orders set user_id = ${kept} where user_id = ${closed}`),
		run(sql`update invoices set user_id = ${kept} where user_id = ${closed}`),
		run(sql`update refunds set user_id = ${kept} where user_id = ${closed}`),
		// Each address goes on waiting for what it was left for.
		run(sql`update waiting_list set user_id = ${kept} where user_id = ${closed}`),
		// Whoever is an affiliate by both stays so by the one that stands.
		run(sql`update or ignore affiliates set user_id = ${kept} where user_id = ${closed}`),
		run(sql`update tickets set owner_id = ${kept} where owner_id = ${closed}`),
		run(sql`update course_reviews set user_id = ${kept} where user_id = ${closed} and not exists
			(select 1 from course_reviews own where own.user_id = ${kept} and own.course_id = course_reviews.course_id)`),
		run(sql`insert into checklist_ticks (user_id, document_id, item, ticked_at)
			select ${kept}, document_id, item, ticked_at from checklist_ticks where user_id = ${closed}
			on conflict do nothing`),
		run(sql`delete from checklist_ticks where user_id = ${closed}`),
		run(sql`delete from learning_reminders where user_id = ${closed}`),
		run(sql`delete from one_time_tokens where user_id = ${closed}`),
		run(sql`delete from email_changes where user_id = ${closed}`),
		...endAccountAccess(db, closedId),
	];
}

/** An id as a part of the text: Drizzle puts no `run` with a bound value into a batch. */
function inText(id: number): SQL {
	if (!Number.isSafeInteger(id)) throw new TypeError("An id is a whole number");
	return sql.raw(String(id));
}

/** Rights that both have open, of one thing and source, last as long as the longer of the two; the others move. */
function rights({ keptId, closedId }: Pair): SQL[] {
	const [kept, closed] = [inText(keptId), inText(closedId)];
	const same = sql`own.thing_kind = other.thing_kind and own.thing_id = other.thing_id
		and own.source_kind = other.source_kind and own.source_id = other.source_id`;
	return [
		// Of one source one right is open at a time, so at most one of the other account is the same.
		sql`update entitlements as own set until_at = other.until_at, last_day = other.last_day
			from entitlements other where other.user_id = ${closed} and other.ended_at is null and ${same}
				and own.user_id = ${kept} and own.ended_at is null
				and own.until_at is not null and (other.until_at is null or other.until_at > own.until_at)`,
		sql`update entitlements as other set user_id = ${kept} where other.user_id = ${closed}
			and (other.ended_at is not null or not exists (select 1 from entitlements own
				where own.user_id = ${kept} and own.ended_at is null and ${same}))`,
	];
}
