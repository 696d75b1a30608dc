import { DAY_MS } from "#app/shared/durations.ts";
import { GIVEN_LEVELS, type GivenLevel } from "#db/schema/community/forum-kinds.ts";

export type TrustLevel = GivenLevel | "staff";

/** What somebody did, as far as levels ask for it. The three counts need not go beyond the highest requirement. */
export type TrustFacts = {
	/** Instructors, and admins with the capability `moderation`. */
	isStaff: boolean;
	/** Set by a moderator; counts in place of what is computed. */
	givenLevel: GivenLevel | null;
	isConfirmed: boolean;
	createdAt: Date;
	finishedLessons: number;
	readingDays: number;
	topicsRead: number;
	/** Of the latest decision against the member that stands. */
	lastDecisionAt: Date | null;
};

export const REQUIREMENT_NAMES = [
	"confirmed",
	"accountDays",
	"finishedLessons",
	"readingDays",
	"topicsRead",
	"quietDays",
] as const;
export type RequirementName = (typeof REQUIREMENT_NAMES)[number];
type Requirements = Readonly<Partial<Record<RequirementName, number>>>;

/** Posts count nowhere: who writes much is not trusted more. `quietDays`: since the latest decision against somebody. */
export const REQUIREMENTS: Readonly<Record<Exclude<GivenLevel, "new">, Requirements>> = {
	member: { confirmed: 1, accountDays: 1, readingDays: 2, topicsRead: 5, quietDays: 14 },
	regular: { confirmed: 1, accountDays: 30, finishedLessons: 5, readingDays: 10, topicsRead: 20, quietDays: 60 },
	trusted: { confirmed: 1, accountDays: 90, finishedLessons: 15, readingDays: 30, topicsRead: 60, quietDays: 180 },
};

/** Counts of reading and learning are of no use above this. */
export const MOST_COUNTED = 60;

/** The level of somebody: that of staff, the one that was set by hand, or the highest whose requirements are all met. */
export function trustLevel(facts: TrustFacts, now: Date): TrustLevel {
	if (facts.isStaff) return "staff";
	return facts.givenLevel ?? computedLevel(facts, now);
}

/** A level is reached only through those below it. */
export function computedLevel(facts: TrustFacts, now: Date): GivenLevel {
	let reached: GivenLevel = "new";
	for (const level of GIVEN_LEVELS) {
		if (level === "new") continue;
		if (!requirementsOf(level, facts, now).every(({ isMet }) => isMet)) return reached;
		reached = level;
	}
	return reached;
}

export type Requirement = { name: RequirementName; need: number; have: number; isMet: boolean };

/** What a level asks for, and how much of it there is. */
export function requirementsOf(level: keyof typeof REQUIREMENTS, facts: TrustFacts, now: Date): Requirement[] {
	const needs = REQUIREMENTS[level];
	return REQUIREMENT_NAMES.flatMap((name) => {
		const need = needs[name];
		if (need === undefined) return [];
		const have = haveOf(name, facts, now);
		return [{ name, need, have: Math.min(have, need), isMet: have >= need }];
	});
}

/** The level after this one that somebody can reach by what they do; null for the highest, and for staff. */
export function nextLevel(level: TrustLevel): keyof typeof REQUIREMENTS | null {
	if (level === "new") return "member";
	if (level === "member") return "regular";
	return level === "regular" ? "trusted" : null;
}

function haveOf(name: RequirementName, facts: TrustFacts, now: Date): number {
	switch (name) {
		case "confirmed":
			return facts.isConfirmed ? 1 : 0;
		case "accountDays":
			return daysBetween(facts.createdAt, now);
		case "quietDays":
			return facts.lastDecisionAt ? daysBetween(facts.lastDecisionAt, now) : Number.POSITIVE_INFINITY;
		default:
			return facts[name];
	}
}

function daysBetween(from: Date, to: Date): number {
	return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}
