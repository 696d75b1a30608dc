import { eq, sql } from "drizzle-orm";
import { anonymous, factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { membershipChanges, memberships, mrrMonths } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(membershipChanges, {
			folder: "orders",
			whose: ({ id }) =>
				sql`${membershipChanges.membershipId} in (select ${memberships.id} from ${memberships}
				where ${memberships.userId} = ${id})`,
			exported: ["id", "membershipId", "version", "deed", "details", "at"],
			ending: { kind: "kept", why: "books" },
			merge: "follows",
		}),
		factsOf(memberships, {
			folder: "orders",
			whose: ({ id }) => eq(memberships.userId, id),
			exported: [
				"id",
				"userId",
				"planId",
				"state",
				"interval",
				"currency",
				"amountMinor",
				"country",
				"taxId",
				"language",
				"periodNumber",
				"periodStartedAt",
				"periodUntil",
				"trialUntil",
				"graceUntil",
				"pausedAt",
				"resumesAt",
				"cancelAskedAt",
				"cancelWhy",
				"nextPlanId",
				"nextInterval",
				"couponPercentBps",
				"couponAmountMinor",
				"couponPlanIds",
				"isCouponPeriod",
				"periodNetMinor",
				"nextAmountMinor",
				"couponId",
				"couponPeriodsLeft",
				"gateway",
				"isTest",
				"createdAt",
				"changedAt",
				"endedAt",
			],
			withheld: {
				internal: [
					"version",
					"priceId",
					"nextPriceId",
					"nextTryAt",
					"tries",
					"remindedOfUntil",
					"subscriptionReference",
					"customerReference",
					"clockOffsetSeconds",
					"dueAt",
				],
			},
			ending: anonymous("books", "userId", "cancelWhy"),
			merge: { moves: "userId" },
		}),
	],
	harmless: [
		// Sums and the school's own machinery.
		harmlessIn(mrrMonths, ["currency", "month", "kind"]),
	],
};
