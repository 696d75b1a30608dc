import { and, asc, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { enqueueAll } from "#app/features/operations/jobs/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	coupons,
	membershipChanges,
	memberships,
	orders,
	payments,
	plans,
	planTranslations,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Membership } from "./membership";

/** What a plan opens, for `setMembershipRights`: itself, and all or its own courses. */
export function thingsOfPlan(planId: number) {
	return sql`select 'plan' as thing_kind, ${planId} as thing_id
		union all select 'all', 0 from plans where id = ${planId} and all_courses = 1
		union all select 'course', course_id from plan_courses
			join plans on plans.id = plan_courses.plan_id where plan_courses.plan_id = ${planId} and plans.all_courses = 0`;
}

export function slugOfPlan(db: Database, planId: number) {
	return sql`(${db.select({ slug: plans.slug }).from(plans).where(eq(plans.id, planId))})`;
}

/** A second live membership of a user fails the batch: `isDuplicate(error, "memberships.user_id")`. */
export function insertMembership(db: Database, row: typeof memberships.$inferInsert): Write {
	return db.insert(memberships).values(row);
}

/** Changes no row when the membership changed since it was read. */
export function changeMembership(
	db: Database,
	{ id, version }: Pick<Membership, "id" | "version">,
	to: Partial<Membership>,
): Write {
	return db
		.update(memberships)
		.set({ ...to, version: version + 1 })
		.where(and(eq(memberships.id, id), eq(memberships.version, version)));
}

export function insertChange(db: Database, row: typeof membershipChanges.$inferInsert): Write {
	return db.insert(membershipChanges).values(row);
}

export function findMembership(db: Database, id: string) {
	return db.select().from(memberships).where(eq(memberships.id, id));
}

export function listMemberships(db: Database, userId: UserId) {
	return db
		.select()
		.from(memberships)
		.where(eq(memberships.userId, userId))
		.orderBy(desc(sql`${memberships.endedAt} is null`), desc(memberships.createdAt))
		.limit(2);
}

export function findLiveMembership(db: Database, userId: UserId) {
	return db
		.select()
		.from(memberships)
		.where(and(eq(memberships.userId, userId), isNull(memberships.endedAt)));
}

/** Enqueues jobs that tell gateways with their own billing, for members in one country or, with null, in all. */
export function enqueueTellGateway(db: Database, { country, from }: { country: string | null; from: Date }): Write {
	const isTaken = and(eq(memberships.gateway, "stripe"), isNull(memberships.endedAt));
	const where = country === null ? isTaken : and(isTaken, eq(memberships.country, country));
	const payload = { membershipId: memberships.id };
	return enqueueAll(db, "membership.tell", { payload, from: memberships, where }, from);
}

export function findBySubscription(db: Database, subscriptionReference: string) {
	return db.select().from(memberships).where(eq(memberships.subscriptionReference, subscriptionReference));
}

export function listDue(db: Database, now: Date, limit: number) {
	return db.select().from(memberships).where(lte(memberships.dueAt, now)).orderBy(asc(memberships.dueAt)).limit(limit);
}

export function postponeStep(db: Database, id: string, dueAt: Date): Write {
	return db.update(memberships).set({ dueAt }).where(eq(memberships.id, id));
}

export function findPlan(db: Database, id: number, language: Language) {
	const asked = alias(planTranslations, "asked");
	const english = alias(planTranslations, "english");
	return db
		.select({
			id: sql<number>`${plans.id}`.as("plan_id"),
			slug: plans.slug,
			name: localizedColumn("plan_name", asked.name, english.name),
		})
		.from(plans)
		.leftJoin(asked, translates(asked.planId, plans.id, language))
		.leftJoin(english, translates(english.planId, plans.id, DEFAULT_LANGUAGE))
		.where(eq(plans.id, id));
}

/** A coupon's discount, also when it has ended, since members keep it; and its plans, null for all. */
export function findCouponDiscount(db: Database, couponId: number) {
	const plansOf = sql`case when coupons.scope = 'some' then (select json_group_array(thing_id) from coupon_things
		where coupon_id = coupons.id and thing_kind = 'plan') end`;
	return db
		.select({
			percentBps: coupons.percentBps,
			amountMinor: coupons.amountMinor,
			planIds: plansOf.mapWith((text: string): number[] => JSON.parse(text)).as("plan_ids"),
		})
		.from(coupons)
		.where(eq(coupons.id, couponId));
}

export function findOrder(db: Database, id: string) {
	return db.select().from(orders).where(eq(orders.id, id));
}

export function findPeriodOrder(
	db: Database,
	{ membershipId, periodNumber }: { membershipId: string; periodNumber: number },
) {
	return db
		.select()
		.from(orders)
		.where(
			and(
				eq(orders.membershipId, membershipId),
				eq(orders.periodNumber, periodNumber),
				sql`${orders.occasion} <> 'change'`,
			),
		);
}

export function findPayment(db: Database, id: string) {
	return db.select().from(payments).where(eq(payments.id, id));
}

/** The latest payment of an order that succeeded; at most one row. */
export function findPaidPayment(db: Database, orderId: string) {
	return db
		.select()
		.from(payments)
		.where(eq(payments.orderId, orderId))
		.orderBy(desc(sql`${payments.state} = 'paid'`), desc(payments.createdAt))
		.limit(1);
}

export function findCard(db: Database, membershipId: string) {
	return db
		.select({ brand: payments.cardBrand, last4: payments.cardLast4 })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(and(eq(orders.membershipId, membershipId), sql`${payments.cardLast4} is not null`))
		.orderBy(desc(payments.createdAt))
		.limit(1);
}

export type MembershipPlan = Awaited<ReturnType<typeof listMembershipPlans>>[number];

/** The plans of a user's memberships; `among` is a list of ids of memberships. */
export function listMembershipPlans(
	db: Database,
	{ userId, language, among }: { userId: UserId; language: Language; among: SQL },
) {
	const asked = alias(planTranslations, "asked");
	const english = alias(planTranslations, "english");
	return db
		.select({ id: memberships.id, slug: plans.slug, name: localizedColumn("plan_name", asked.name, english.name) })
		.from(memberships)
		.innerJoin(plans, eq(plans.id, memberships.planId))
		.leftJoin(asked, translates(asked.planId, plans.id, language))
		.leftJoin(english, translates(english.planId, plans.id, DEFAULT_LANGUAGE))
		.where(and(eq(memberships.userId, userId), sql`${memberships.id} in ${among}`));
}
