import type { Settings } from "./setting-schemas";

/** Defaults of a new school. A migration inserts the same values. */
export const DEFAULT_SETTINGS: Settings = {
	successRate: { mode: "specified", percent: 94 },
	spotsLeft: { mode: "specified", count: 47 },
	successStories: { mode: "specified", count: 2847 },
	guaranteeDays: { mode: "specified", days: 90 },
	enrolledLastDay: { mode: "specified", factor: 6, fallback: 23 },
	successStoriesMultiplier: { mode: "specified", factor: 475, fallback: 2847 },
	discount: { mode: "specified", percentOff: 50 },
	affiliate: { mode: "specified", percent: 50, isLaunchSpecial: true },
	displayPrice: { mode: "specified", priceCents: 29700 },
	displayRates: { CAD: 1.35, GBP: 0.79, EUR: 0.85, AUD: 1.52, MXN: 17.8, BRL: 5.1 },
	membership: { graceDays: 14, retries: 3, retryEveryDays: 3, remindDays: 7 },
	guaranteeScope: { everyPayment: true },
	glossaryApproval: { secondPerson: false },
	courseApproval: { byAdmin: false },
	operator: { name: "G.R.E.W.", address: "(postal address not set yet)", contactEmail: "school@grew.example" },
	adminSecurity: { secondFactor: false },
	setupList: { shown: true },
	affiliateProgram: { ratePercent: 50, months: 12, cookieDays: 60, holdDays: 90, minimumCents: 5000 },
	testimonials: { mode: "specified", limit: 6 },
};
