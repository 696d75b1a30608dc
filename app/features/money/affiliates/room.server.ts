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
};
