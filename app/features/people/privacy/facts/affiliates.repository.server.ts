import { eq, type SQL, sql } from "drizzle-orm";
import {
	affiliateCustomers,
	affiliateFlags,
	affiliateLedger,
	affiliateLinks,
	affiliatePayouts,
	affiliates,
	affiliateVisits,
	commissions,
} from "#db/schema/schema.ts";
import { factsOf, type Person, type TableFacts } from "./table-facts";

const kept = { kind: "kept", why: "commissions" } as const;
const emptied = (...columns: string[]) => ({ kind: "anonymous", why: "commissions", emptied: columns }) as const;
const own = ({ id }: Person): SQL =>
	sql`in (select ${affiliates.id} from ${affiliates} where ${affiliates.userId} = ${id})`;

/** What somebody has earned by bringing others, and by whom they came themselves. The affiliate's own row goes last. */
export const AFFILIATE_FACTS: readonly TableFacts[] = [
	factsOf(affiliateVisits, {
		room: "affiliate",
		whose: ({ id }) => eq(affiliateVisits.userId, id),
		exported: ["userId", "clickedAt"],
		withheld: { visitorId: "secret", affiliateId: "others", linkId: "others" },
		ending: { kind: "erased" },
	}),
	factsOf(affiliateCustomers, {
		room: null,
		// Which affiliate has brought somebody is the affiliate's business; that somebody was brought is in the visits.
		whose: ({ id }) => eq(affiliateCustomers.buyerId, id),
		exported: [],
		withheld: {
			...({ id: "internal", affiliateId: "others", buyerId: "internal", rateBps: "others" } as const),
			...({ firstSaleAt: "internal", endsAt: "internal" } as const),
		},
		ending: emptied("buyerId"),
	}),
	factsOf(affiliateLinks, {
		room: "affiliate",
		whose: (person) => sql`${affiliateLinks.affiliateId} ${own(person)}`,
		exported: ["id", "affiliateId", "subId", "path", "createdAt", "retiredAt"],
		ending: { kind: "erased" },
	}),
	factsOf(commissions, {
		room: "affiliate",
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
		withheld: { customerId: "others", membershipId: "others" },
		ending: kept,
	}),
	factsOf(affiliateLedger, {
		room: "affiliate",
		whose: (person) => sql`${affiliateLedger.affiliateId} ${own(person)}`,
		exported: ["id", "affiliateId", "commissionId", "account", "currency", "amountMinor", "isTest", "payoutId", "at"],
		ending: kept,
	}),
	factsOf(affiliatePayouts, {
		room: "affiliate",
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
		withheld: { runId: "internal", paidBy: "others" },
		ending: kept,
	}),
	factsOf(affiliateFlags, {
		room: null,
		// What the school suspects is its own note; what was decided of it shows in the commissions.
		whose: (person) => sql`${affiliateFlags.affiliateId} ${own(person)}`,
		exported: [],
		withheld: {
			...({ id: "internal", affiliateId: "internal", kind: "internal", subject: "internal" } as const),
			...({ figure: "internal", state: "internal", raisedAt: "internal" } as const),
			...({ decidedAt: "internal", decidedBy: "others" } as const),
		},
		ending: kept,
	}),
	factsOf(affiliates, {
		room: "affiliate",
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
		withheld: { aliasFolded: "internal", payoutSealed: "secret", decidedBy: "others" },
		// Whom to pay stays sealed until what was earned is paid: a trigger takes it away with the last of it.
		ending: emptied("userId", "code", "place", "plan", "alias", "aliasFolded", "decidedWhy"),
	}),
];

/** Who has decided, and who has paid: the deed stays, without the name. */
export const AFFILIATE_NAMED: readonly TableFacts[] = [
	factsOf(affiliates, {
		room: null,
		whose: ({ id }) => eq(affiliates.decidedBy, id),
		exported: [],
		ending: emptied("decidedBy"),
	}),
	factsOf(affiliateFlags, {
		room: null,
		whose: ({ id }) => eq(affiliateFlags.decidedBy, id),
		exported: [],
		ending: emptied("decidedBy"),
	}),
	factsOf(affiliatePayouts, {
		room: null,
		whose: ({ id }) => eq(affiliatePayouts.paidBy, id),
		exported: [],
		ending: emptied("paidBy"),
	}),
];
