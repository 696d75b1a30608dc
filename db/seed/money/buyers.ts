import type { Language } from "#app/shared/words/languages.ts";
import type { Person } from "../people.ts";

/** `asked` and `unpaid` are ended memberships with the reason of the end. */
export type MembershipOutcome = "runs" | "paused" | "leaving" | "asked" | "unpaid" | "refunded" | "disputed";
export type DemoMembership = {
	email: string;
	plan: "basic" | "pro" | "elite";
	interval: "month" | "year";
	daysAgo: number;
	periods?: number;
	fate: MembershipOutcome;
};

const LINES = `
	Folake Adeleke | NG en Africa/Lagos 429
	Henrik Lindqvist | SE en Europe/Stockholm 410
	Sophie Keller | DE de Europe/Berlin 421 | pro month 415 asked 9
	Pierre Moreau | FR fr Europe/Paris 396 | basic month 390 asked 5
	Emily Hart | GB en Europe/London 418 | pro month 410 runs
	Carlos Vega | ES es Europe/Madrid 380 | pro year 373 runs
	Hannah Cole | US en America/Chicago 428 | elite month 425 runs
	林伟 | SG zh Asia/Singapore 351 | pro month 340 unpaid 3
	Иван Петров | KZ ru Asia/Almaty 340 | basic month 330 refunded 1
	Olivia Grant | GB en Europe/London 310 | elite month 300 disputed 2
	Noah Bennett | US en America/New_York 348 | pro year 330 leaving
	Clara Hoffmann | AT de Europe/Vienna 312 | pro month 300 paused`
	.trim()
	.split("\n")
	.map((line) => line.trim().split(" | "));

const emailOf = (index: number) => `buyer${String(index + 1).padStart(2, "0")}@learners.grew.example`;

/** Buyers from before the demo learners. They cannot sign in. */
export const DEMO_BUYERS: Person[] = LINES.map(([name = "", place = "", joined = ""], index) => {
	const [country = "", language = "en", timeZone = "UTC", days = "0"] = place.split(" ");
	const [plan = "free", , , fate = ""] = joined.split(" ");
	const isMember = fate === "runs" || fate === "leaving";
	return {
		name,
		role: "student",
		headline: null,
		country,
		language: language as Language,
		timeZone,
		email: emailOf(index),
		joinedDaysAgo: Number(days),
		membershipType: isMember ? (plan as DemoMembership["plan"]) : "free",
	};
});

export const DEMO_MEMBERSHIPS: DemoMembership[] = LINES.flatMap(([, , joined], index): DemoMembership[] => {
	if (!joined) return [];
	const [plan, interval, daysAgo, fate, periods] = joined.split(" ");
	return [
		{
			email: emailOf(index),
			plan: plan as DemoMembership["plan"],
			interval: interval as DemoMembership["interval"],
			daysAgo: Number(daysAgo),
			fate: fate as MembershipOutcome,
			...(periods ? { periods: Number(periods) } : {}),
		},
	];
});

export const DEMO_AFFILIATES = [
	{ email: emailOf(0), code: "FOLAKE", alias: "Lagos Lines", joinedDaysAgo: 420 },
	{ email: emailOf(1), code: "NORDLICHT", alias: "Nordlicht", joinedDaysAgo: 400 },
] as const;
