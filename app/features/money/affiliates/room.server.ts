import type { Room } from "#app/room.ts";
import { affiliateClickCountries, affiliateDays } from "#db/schema/money/affiliate-clicks.ts";
import {
	affiliateCustomers,
	affiliateFlags,
	affiliateLedger,
	affiliateLinks,
	affiliateMonths,
	affiliatePayoutRuns,
	affiliatePayouts,
	affiliates,
	affiliateVisits,
	commissions,
} from "#db/schema/money/affiliates.ts";
import { refoldAliases } from "./application/refold-aliases.server";
import { countOpenPayouts } from "./attention.repository.server";
import { AFFILIATE_CATEGORIES } from "./categories";
import { approveCommissions } from "./commissions/approve-commissions.server";
import { findOrderForCommission } from "./commissions/find-order.server";
import { settleCommission } from "./commissions/settle-order.server";
import { AFFILIATE_AUDIT_SUBJECTS, AFFILIATE_DEEDS } from "./deeds.ts";
import { watchBursts } from "./flags/watch-bursts.server";
import { AFFILIATE_JOBS } from "./jobs";
import { AFFILIATE_MAILS } from "./mails.server";
import { payOutStep } from "./payouts/payout-step.server";
import { runPayouts } from "./payouts/start-run.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { sweepVisits } from "./visits/sweep-visits.server";

export const affiliatesRoom: Room = {
	name: "money/affiliates",
	about: "People who bring buyers: links, visits, commissions, payouts.",
	tables: {
		affiliateDays,
		affiliateClickCountries,
		affiliates,
		affiliateLinks,
		affiliateVisits,
		affiliateCustomers,
		commissions,
		affiliateLedger,
		affiliateMonths,
		affiliateFlags,
		affiliatePayoutRuns,
		affiliatePayouts,
	},
	personalData: PERSONAL_DATA,
	desk: [
		{ name: "affiliates", to: "/admin/affiliates", group: "money", order: 80, icon: "link" },
		{ name: "payouts", to: "/admin/payouts", group: "money", order: 90, icon: "card" },
	],
	attention: [{ name: "openPayouts", to: "/admin/payouts", order: 140, count: countOpenPayouts }],
	deeds: AFFILIATE_DEEDS,
	subjects: AFFILIATE_AUDIT_SUBJECTS,
	jobs: AFFILIATE_JOBS,
	handlers: () => ({
		"affiliate.payout": payOutStep,
		"order.paid": settleCommission(findOrderForCommission),
		"order.refunded": settleCommission(findOrderForCommission),
	}),
	clock: ({ queue }) => [sweepVisits, approveCommissions, watchBursts, runPayouts(queue), refoldAliases],
	mails: AFFILIATE_MAILS,
	categories: AFFILIATE_CATEGORIES,
};
