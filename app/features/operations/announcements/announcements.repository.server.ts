import { and, count, desc, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { AnnouncementState } from "#db/schema/operations/announcement-kinds.ts";
import { announcements, notificationDeliveries, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Audience } from "./audience";

export type Announcement = typeof announcements.$inferSelect;
type NewAnnouncement = typeof announcements.$inferInsert;

export function findAnnouncement(db: Database, id: string) {
	return db.select().from(announcements).where(eq(announcements.id, id)).limit(1);
}

type Page = { state: AnnouncementState | null; limit: number; offset: number };

/** The last changed first. */
export function listAnnouncements(db: Database, { state, limit, offset }: Page) {
	return db
		.select()
		.from(announcements)
		.where(state ? eq(announcements.state, state) : undefined)
		.orderBy(desc(announcements.changedAt), desc(announcements.id))
		.limit(limit)
		.offset(offset);
}

export function countAnnouncements(db: Database, state: AnnouncementState | null) {
	return db
		.select({ count: count().as("announcement_count") })
		.from(announcements)
		.where(state ? eq(announcements.state, state) : undefined);
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
			hasReached: sql<number>`${exists(deliveriesTo(db, userId))}`.as("has_reached"),
		})
		.from(announcements)
		.where(sql`${announcements.id} in ${among}`);
}

/** The announcement for its page: a receiver or an admin may read it. */
export function findReadable(db: Database, { id, userId }: { id: string; userId: UserId }) {
	const isAdmin = db
		.select({ one: sql`1` })
		.from(users)
		.where(and(eq(users.id, userId), eq(users.role, "admin")));
	return db
		.select()
		.from(announcements)
		.where(and(eq(announcements.id, id), or(exists(deliveriesTo(db, userId)), exists(isAdmin))))
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

export function deleteAnnouncement(db: Database, { id, seen }: { id: string; seen: number }): Write {
	return db.delete(announcements).where(isAt(id, seen, ["draft"]));
}

type Change = { id: string; seen: number; in: readonly AnnouncementState[]; set: Partial<NewAnnouncement> };

/** Updates no row if the revision or the state has changed since it was read. */
export function changeAnnouncement(db: Database, { id, seen, in: states, set }: Change): Write {
	return db
		.update(announcements)
		.set({ ...set, revision: seen + 1 })
		.where(isAt(id, seen, states));
}

type Advance = { id: string; after: number; revision: number; set: Partial<NewAnnouncement>; passed: number };

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

/** The columns of an audience. */
export function audienceColumns(audience: Audience) {
	return {
		audienceKind: audience.kind,
		audienceRole: audience.kind === "role" ? audience.role : null,
		planId: audience.kind === "plan" ? audience.planId : null,
		courseId: audience.kind === "course" ? audience.courseId : null,
	};
}

export function audienceOf({ audienceKind, audienceRole, planId, courseId }: Announcement): Audience {
	if (audienceKind === "role" && audienceRole) return { kind: "role", role: audienceRole };
	if (audienceKind === "plan" && planId !== null) return { kind: "plan", planId };
	if (audienceKind === "course" && courseId !== null) return { kind: "course", courseId };
	return { kind: "all" };
}
