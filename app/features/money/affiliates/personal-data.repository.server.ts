import { eq, type SQL, sql } from "drizzle-orm";
import {
	anonymous,
	factsOf,
	harmlessIn,
	namedIn,
	type Person,
	type PersonalData,
} from "#app/shared/personal-data/personal-data.server.ts";
import {
	affiliateClickCountries,
	affiliateCustomers,
	affiliateDays,
	affiliateFlags,
	affiliateLedger,
	affiliateLinks,
	affiliateMonths,
	affiliatePayoutRuns,
	affiliatePayouts,
	affiliates,
	affiliateVisits,
	commissions,
} from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(affiliateVisits, {
			folder: "affiliate",
			whose: ({ id }) => eq(affiliateVisits.userId, id),
			exported: ["userId", "clickedAt"],
			withheld: { secret: ["visitorId"], others: ["affiliateId", "linkId"] },
			ending: { kind: "erased" },
			merge: { moves: "userId" },
		}),
		factsOf(affiliateCustomers, {
			folder: null,
			// The referring affiliate is not the buyer's data; that they were referred is in the visits.
			whose: ({ id }) => eq(affiliateCustomers.buyerId, id),
			exported: [],
			withheld: { internal: ["id", "buyerId", "firstSaleAt", "endsAt"], others: ["affiliateId", "rateBps"] },
			ending: anonymous("commissions", "buyerId"),
			// Rate and end stay as they were frozen at the first sale.
			merge: { moves: "buyerId", onePer: ["affiliateId"] },
		}),
		factsOf(affiliateLinks, {
			folder: "affiliate",
			whose: (person) => sql`${affiliateLinks.affiliateId} ${own(person)}`,
			exported: ["id", "affiliateId", "subId", "path", "createdAt", "retiredAt"],
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(commissions, {
			folder: "affiliate",
			whose: (person) => sql`${commissions.affiliateId} ${own(person)}`,
			exported: [
				"id",
				"affiliateId",
				"kind",
				"orderId",
				"number",
				"via",
				"state",
				"currency",
				"baseMinor",
				"rateBps",
				"amountMinor",
				"voidMinor",
				"isTest",
				"soldAt",
				"finalAt",
				"approvedAt",
				"payoutId",
				"linkId",
				"changedAt",
			],
			withheld: { others: ["customerId", "membershipId"] },
			ending: { kind: "kept", why: "commissions" },
			merge: "follows",
		}),
		factsOf(affiliateLedger, {
			folder: "affiliate",
			whose: (person) => sql`${affiliateLedger.affiliateId} ${own(person)}`,
			exported: ["id", "affiliateId", "commissionId", "account", "currency", "amountMinor", "isTest", "payoutId", "at"],
			ending: { kind: "kept", why: "commissions" },
			merge: "follows",
		}),
		factsOf(affiliatePayouts, {
			folder: "affiliate",
			whose: (person) => sql`${affiliatePayouts.affiliateId} ${own(person)}`,
			exported: [
				"id",
				"affiliateId",
				"currency",
				"amountMinor",
				"commissionCount",
				"isTest",
				"state",
				"reference",
				"createdAt",
				"paidAt",
			],
			withheld: { internal: ["runId"], others: ["paidBy"] },
			ending: { kind: "kept", why: "commissions" },
			merge: "follows",
		}),
		factsOf(affiliateFlags, {
			folder: null,
			// Suspicions are the school's notes; the decisions show in the commissions.
			whose: (person) => sql`${affiliateFlags.affiliateId} ${own(person)}`,
			exported: [],
			withheld: {
				internal: ["id", "affiliateId", "kind", "subject", "figure", "state", "raisedAt", "decidedAt"],
				others: ["decidedBy"],
			},
			ending: { kind: "kept", why: "commissions" },
			merge: "follows",
		}),
		factsOf(affiliates, {
			folder: "affiliate",
			whose: ({ id }) => eq(affiliates.userId, id),
			exported: [
				"id",
				"userId",
				"code",
				"status",
				"place",
				"plan",
				"alias",
				"listedAt",
				"taxForm",
				"taxFormKind",
				"taxFormAt",
				"appliedAt",
				"decidedAt",
				"decidedWhy",
			],
			withheld: { internal: ["aliasFolded"], secret: ["payoutSealed"], others: ["decidedBy"] },
			// Payout details stay encrypted until all earnings are paid; then a trigger deletes them.
			ending: anonymous("commissions", "userId", "code", "place", "plan", "alias", "aliasFolded", "decidedWhy"),
			merge: { moves: "userId", onePer: [] },
		}),
	],
	named: [
		namedIn(affiliates, {
			whose: ({ id }) => eq(affiliates.decidedBy, id),
			ending: anonymous("commissions", "decidedBy"),
		}),
		namedIn(affiliateFlags, {
			whose: ({ id }) => eq(affiliateFlags.decidedBy, id),
			ending: anonymous("commissions", "decidedBy"),
		}),
		namedIn(affiliatePayouts, {
			whose: ({ id }) => eq(affiliatePayouts.paidBy, id),
			ending: anonymous("commissions", "paidBy"),
		}),
	],
	harmless: [
		// Sums per day and month of an affiliate, who is only identified by a number; payout runs contain no persons.
		harmlessIn(affiliateDays, ["day"]),
		harmlessIn(affiliateClickCountries, ["day", "country"]),
		harmlessIn(affiliateMonths, ["month", "currency"]),
		harmlessIn(affiliatePayoutRuns, ["id", "month", "state"]),
	],
};

/** Behind a column: it names the affiliate that they are. */
function own({ id }: Person): SQL {
	return sql`in (select ${affiliates.id} from ${affiliates} where ${affiliates.userId} = ${id})`;
}
