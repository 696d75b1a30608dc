import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#app/shared/durations.ts";
import type { RateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { TrustLevel } from "./trust-levels";

const SETTING_OF_LEVEL = {
	new: "forumNew",
	member: "forumMember",
	regular: "forumRegular",
	trusted: "forumTrusted",
} as const;

export const WRITING_SETTING_KEYS = [
	"forumNew",
	"forumMember",
	"forumRegular",
	"forumTrusted",
	"forumLists",
	"forumHolds",
] as const;
type WritingSettings = Pick<Settings, (typeof WRITING_SETTING_KEYS)[number]>;

export type WritingLimits = Settings["forumNew"];
export type LimitName = keyof WritingLimits;

/** What one account of a level may write; null without limits, for staff. */
export function limitsOf(level: TrustLevel, settings: WritingSettings): WritingLimits | null {
	return level === "staff" ? null : settings[SETTING_OF_LEVEL[level]];
}

/** For so long links and texts of new members are compared. */
export const COMPARED_DAYS = 7;

/** Limits that are counted over a time; the others are of one post. */
export const COUNTED_LIMITS = {
	postsPerHour: { name: "forum-post-hour", windowSeconds: HOUR_SECONDS },
	postsPerDay: { name: "forum-post-day", windowSeconds: DAY_SECONDS },
	topicsPerDay: { name: "forum-topic-day", windowSeconds: DAY_SECONDS },
	editsPerDay: { name: "forum-edit-day", windowSeconds: DAY_SECONDS },
} as const satisfies Partial<Record<LimitName, Omit<RateLimit, "max">>>;
export type CountedLimit = keyof typeof COUNTED_LIMITS;
export const COUNTED_NAMES = Object.keys(COUNTED_LIMITS) as CountedLimit[];

/** What is done, with what it counts for. The first post of a topic is a post as well. */
export const COUNTED_BY_DEED = {
	reply: ["postsPerHour", "postsPerDay"],
	topic: ["topicsPerDay", "postsPerHour", "postsPerDay"],
	edit: ["editsPerDay"],
} as const satisfies Record<string, readonly CountedLimit[]>;
export type WritingDeed = keyof typeof COUNTED_BY_DEED;

export type UsedLimit = { key: string; used: number; windowStartedAt: Date };

/** How much of a limit is used at present, and when its window ends; null without a window. */
export function usedOf(
	name: CountedLimit,
	{ userId, used, now }: { userId: number; used: readonly UsedLimit[]; now: Date },
): { count: number; endsAt: Date } | null {
	const limit = COUNTED_LIMITS[name];
	const row = used.find(({ key }) => key === `${limit.name}:${userId}`);
	if (!row) return null;
	const endsAt = new Date(row.windowStartedAt.getTime() + limit.windowSeconds * 1000);
	return endsAt > now ? { count: row.used, endsAt } : null;
}
