import {
	and,
	count,
	desc,
	eq,
	exists,
	getTableColumns,
	inArray,
	or,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { mayTeach, type UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import type { AnnouncementState } from "#db/schema/operations/announcement-kinds.ts";
import { announcements, courses, courseTranslations, notificationDeliveries, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Audience } from "./audience";
import type { Overseer } from "./authority.server";

export type Announcement = typeof announcements.$inferSelect;
type NewAnnouncement = SQLiteInsertValue<typeof announcements>;
type Columns = SQLiteUpdateSetSource<typeof announcements>;

/** What names the teacher and the course of an announcement: `courseTitles` in each language it has. */
function sender(db: Database) {
	const name = db.select({ name: users.name }).from(users).where(eq(users.id, announcements.authorId));
	return {
		byTeacher: announcements.byTeacher,
		teacherName: sql<string | null>`(${name})`.as("teacher_name"),
		courseTitles: rowsColumn(
			"course_titles",
			{ language: courseTranslations.language, title: courseTranslations.title },
			{ from: sql`${courseTranslations} where ${courseTranslations.courseId} = ${announcements.courseId}` },
		),
	};
}

export type Sender = { byTeacher: boolean; teacherName: string | null; courseTitles: CourseTitle[] };
type CourseTitle = { language: string; title: string };

const withSender = (db: Database) => ({ ...getTableColumns(announcements), ...sender(db) });

/** For mails, to whomever. */
export function findAnnouncement(db: Database, id: string) {
	return db.select(withSender(db)).from(announcements).where(eq(announcements.id, id)).limit(1);
}

/** One that is to be sent on; `mayGoOn`: false where a teacher has lost the course or the right to teach since. */
export function findToSend(db: Database, { id, now }: { id: string; now: Date }) {
	const { authorId, byTeacher } = announcements;
	const isTheirs = and(teachesCourse(db, authorId), mayTeach(db, authorId, now));
	return db
		.select({
			...getTableColumns(announcements),
			mayGoOn: sql`(not ${byTeacher} or (${isTheirs}))`.mapWith(Boolean).as("may_go_on"),
		})
		.from(announcements)
		.where(eq(announcements.id, id))
		.limit(1);
}

/** One that the overseer may see. */
export function findOverseen(db: Database, id: string, by: Overseer) {
	return db
		.select(withSender(db))
		.from(announcements)
		.where(and(eq(announcements.id, id), isOverseen(db, by)))
		.limit(1);
}

/** True for announcements that somebody may see and act on; undefined where that is all of them. */
function isOverseen(db: Database, { scope, actorId }: Overseer): SQL | undefined {
	if (scope === "school") return undefined;
	return and(eq(announcements.byTeacher, true), eq(announcements.authorId, actorId), teachesCourse(db, actorId));
}

function teachesCourse(db: Database, userId: SQLWrapper | number) {
	return exists(
		db
			.select({ one: sql`1` })
			.from(courses)
			.where(and(eq(courses.id, announcements.courseId), isTaughtBy(userId))),
	);
}

type Page = { by: Overseer; state: AnnouncementState | null; limit: number; offset: number };

/** The last changed first. */
export function listAnnouncements(db: Database, { by, state, limit, offset }: Page) {
	return db
		.select()
		.from(announcements)
		.where(and(isOverseen(db, by), state ? eq(announcements.state, state) : undefined))
		.orderBy(desc(announcements.changedAt), desc(announcements.id))
		.limit(limit)
		.offset(offset);
}

export function countAnnouncements(db: Database, { by, state }: Pick<Page, "by" | "state">) {
	return db
		.select({ count: count().as("announcement_count") })
		.from(announcements)
		.where(and(isOverseen(db, by), state ? eq(announcements.state, state) : undefined));
}

/**
 * Those among `ids` that somebody may see: what is being sent or was sent, and of a stopped one what had reached them.
 * Drafts are found, too, for those who test one.
 */
export function listAnnouncementsFor(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return db
		.select({
			id: announcements.id,
			state: announcements.state,
			titles: announcements.titles,
			bodies: announcements.bodies,
			...sender(db),
			hasReached: sql<number>`${exists(deliveriesTo(db, userId))}`.as("has_reached"),
		})
		.from(announcements)
		.where(sql`${announcements.id} in ${among}`);
}

/** The announcement for its page: a receiver, its author or an admin may read it. */
export function findReadable(db: Database, { id, userId }: { id: string; userId: UserId }) {
	const isAdmin = db
		.select({ one: sql`1` })
		.from(users)
		.where(and(eq(users.id, userId), eq(users.role, "admin")));
	return db
		.select(withSender(db))
		.from(announcements)
		.where(
			and(
				eq(announcements.id, id),
				or(exists(deliveriesTo(db, userId)), eq(announcements.authorId, userId), exists(isAdmin)),
			),
		)
		.limit(1);
}

function deliveriesTo(db: Database, userId: UserId) {
	// A number that is bound would be written with its decimals.
	const eventId = sql`'announcement:' || ${announcements.id} || ':' || cast(${userId} as integer)`;
	return db.select({ one: sql`1` }).from(notificationDeliveries).where(eq(notificationDeliveries.eventId, eventId));
}

export function insertAnnouncement(db: Database, announcement: NewAnnouncement): Write {
	return db.insert(announcements).values(announcement);
}

type Deletion = { id: string; seen: number; by: Overseer };

export function deleteAnnouncement(db: Database, { id, seen, by }: Deletion): Write {
	return db.delete(announcements).where(and(isAt(id, seen, ["draft"]), isOverseen(db, by)));
}

type Change = {
	id: string;
	seen: number;
	in: readonly AnnouncementState[];
	set: Columns;
	by: Overseer;
};

/** Updates no row if revision or state have changed since it was read, or it is not theirs. */
export function changeAnnouncement(db: Database, { id, seen, in: states, set, by }: Change): Write {
	return db
		.update(announcements)
		.set({ ...set, revision: seen + 1 })
		.where(and(isAt(id, seen, states), isOverseen(db, by)));
}

type Advance = { id: string; after: number; revision: number; set: Columns; passed: number };

/** A step of sending; changes no row where another run of the step was first, or it was stopped. */
export function advanceAnnouncement(db: Database, { id, after, revision, set, passed }: Advance): Write {
	return db
		.update(announcements)
		.set({ ...set, reached: sql`${announcements.reached} + ${passed}` })
		.where(and(isAt(id, revision, ["scheduled", "sending"]), eq(announcements.lastUserId, after)));
}

function isAt(id: string, revision: number, states: readonly AnnouncementState[]) {
	return and(eq(announcements.id, id), eq(announcements.revision, revision), inArray(announcements.state, [...states]));
}

/** Still that of the teacher who wrote it, unless an admin has changed whom it is for. */
export function staysByTeacher(audience: Audience, { scope }: Overseer) {
	const { courseId } = plainColumns(audience);
	return scope === "teacher" ? true : sql`(${announcements.byTeacher} and ${announcements.courseId} is ${courseId})`;
}

/** The columns of an audience. Fails the batch where a teacher names a course of somebody else. */
export function audienceColumns(db: Database, audience: Audience, { scope, actorId }: Overseer) {
	const columns = plainColumns(audience);
	if (scope === "school") return columns;
	const isOwn = exists(
		db
			.select({ one: sql`1` })
			.from(courses)
			.where(and(eq(courses.id, columns.courseId ?? 0), isTaughtBy(actorId))),
	);
	return { ...columns, courseId: valueIfElseConflict(isOwn, sql`${columns.courseId}`) };
}

function plainColumns(audience: Audience) {
	return {
		audienceKind: audience.kind,
		audienceRole: audience.kind === "role" ? audience.role : null,
		planId: audience.kind === "plan" ? audience.planId : null,
		courseId: audience.kind === "course" ? audience.courseId : null,
	};
}

type StoredAudience = Pick<Announcement, "audienceKind" | "audienceRole" | "planId" | "courseId">;

export function audienceOf({ audienceKind, audienceRole, planId, courseId }: StoredAudience): Audience {
	if (audienceKind === "role" && audienceRole) return { kind: "role", role: audienceRole };
	if (audienceKind === "plan" && planId !== null) return { kind: "plan", planId };
	if (audienceKind === "course" && courseId !== null) return { kind: "course", courseId };
	return { kind: "all" };
}
