import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { countTry, requireWithin } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireNone } from "#db/conflict.ts";
import type { Statement } from "#db/in-batch.server.ts";
import type { HoldReason } from "#db/schema/community/moderation-kinds.ts";
import { addsLinks, judgePost, type PostFacts, type PostRefusal } from "./judge-post";
import type { PreparedPost } from "./prepare-post.server";
import { slowUntil } from "./slow/slow-wait";
import {
	countLinked,
	countOthersWith,
	type FoundTrust,
	findRepeated,
	findTrust,
	hasWritten,
	hasWrittenIn,
	listUsed,
} from "./trust.repository.server";
import { type TrustFacts, trustLevel } from "./trust-levels";
import {
	COMPARED_DAYS,
	COUNTED_BY_DEED,
	COUNTED_LIMITS,
	limitsOf,
	usedOf,
	WRITING_SETTING_KEYS,
	type WritingDeed,
} from "./writing-limits";

/** The same text of one account is refused for so long. */
const REPEATED_MS = 5 * MINUTE_MS;

export type WritingRefusal =
	| PostRefusal
	| { ok: false; reason: "repeated"; endsAt: Date }
	| { ok: false; reason: "slow"; minutes: number; endsAt: Date };

/** Put into the writing batch: `guards` before the post, `counts` behind it. What fails rolls all of it back. */
export type WritingPermit = {
	ok: true;
	/** Why the post waits hidden for a moderator. */
	heldBy: HoldReason | null;
	guards: Statement[];
	counts: Statement[];
	/** Kept of posts of new members, to recognise copies. */
	prints: readonly string[];
	/** As the moderators' queue names the writer. */
	writerName: string;
};

type Reading = { userId: number; post: PreparedPost; now: Date };

/** What the limits of an account are found by: its level, the settings, and how much is used up. */
export function limitReads(db: Database, userId: number) {
	return {
		trust: findTrust(db, userId),
		settings: findSettings(db, WRITING_SETTING_KEYS),
		used: listUsed(db, userId),
	};
}

/** What `judgeWriting` reads, for the first trip of a use case. */
export function readsOfWriting(db: Database, { userId, post, now }: Reading) {
	const { body, prints } = post;
	return {
		...limitReads(db, userId),
		shared: countOthersWith(db, { prints, userId, since: before(now, COMPARED_DAYS * DAY_MS) }),
		repeated: findRepeated(db, { authorId: userId, body, since: before(now, REPEATED_MS) }),
		linked: post.links.length > 0 ? countLinked(db, userId) : undefined,
	};
}
type Reads = ReturnType<typeof readsOfWriting>;
export type WritingRows = { [Name in keyof Reads]: Awaited<Reads[Name]> };

type Input = Reading & {
	deed: WritingDeed;
	/** The text before an edit. */
	former?: PostFacts;
	/** When the post was written that is edited. */
	writtenAt?: Date;
	/** The topic of a reply, with the wait between two posts of a member. */
	slow?: { topicId: number; waitMs: number; latestAt: Date | null };
	/** Multiplies limits over time, for load tests (RATE_LIMIT_SCALE). */
	scale: number;
};

/**
 * Decides whether somebody may write a post now, by level, limits and lists. What parallel requests could break is
 * decided again by the statements of the permit, in the batch that writes.
 */
export function judgeWriting(db: Database, rows: WritingRows, input: Input): WritingPermit | WritingRefusal {
	const { userId, post, deed, former = null, slow, scale, now } = input;
	const [found] = rows.trust;
	const settings = readSettings(rows.settings);
	const level = found ? trustLevel(trustFacts(found), now) : "new";
	const limits = limitsOf(level, settings);
	const writerName = found?.name ?? "";
	if (limits === null) return { ok: true, heldBy: null, guards: [], counts: [], prints: [], writerName };

	const waitUntil = slow ? slowUntil(slow, now) : null;
	if (slow && waitUntil) {
		return { ok: false, reason: "slow", minutes: Math.ceil(slow.waitMs / MINUTE_MS), endsAt: waitUntil };
	}
	for (const limit of COUNTED_BY_DEED[deed]) {
		const present = usedOf(limit, { userId, used: rows.used, now });
		const max = Math.floor(limits[limit] * scale);
		if ((present?.count ?? 0) >= max) {
			const endsAt = present?.endsAt ?? new Date(now.getTime() + COUNTED_LIMITS[limit].windowSeconds * 1000);
			return { ok: false, reason: "limited", limit, max, count: present?.count ?? 0, endsAt };
		}
	}
	// Load tests write the same text again and again.
	const isCompared = deed !== "edit" && scale === 1;
	const [repeated] = isCompared ? rows.repeated : [];
	if (repeated) {
		return { ok: false, reason: "repeated", endsAt: new Date(repeated.repeatedAt.getTime() + REPEATED_MS) };
	}
	// Only new members are compared with each other, and no edit that brings no link.
	const others = level === "new" && (former === null || addsLinks(post, former)) ? (rows.shared[0]?.others ?? 0) : 0;
	const verdict = judgePost(post, {
		former,
		limits,
		lists: settings.forumLists,
		others,
		links: {
			level,
			holds: settings.forumHolds,
			linked: rows.linked?.[0]?.linked ?? 0,
			ageMs: now.getTime() - (input.writtenAt ?? now).getTime(),
		},
	});
	if (!verdict.ok) return verdict;

	const since = before(now, REPEATED_MS);
	const who = String(userId);
	return {
		ok: true,
		heldBy: verdict.heldBy,
		guards: [
			...(isCompared ? [requireNone(db, hasWritten({ authorId: userId, body: post.body, since }))] : []),
			...(slow && slow.waitMs > 0
				? [requireNone(db, hasWrittenIn({ authorId: userId, topicId: slow.topicId, since: before(now, slow.waitMs) }))]
				: []),
		],
		counts: COUNTED_BY_DEED[deed].flatMap((name) => {
			const limit = { ...COUNTED_LIMITS[name], max: limits[name] };
			return [countTry(db, { limit, who, now }), requireWithin(db, { limit, who, scale })];
		}),
		prints: level === "new" ? post.prints : [],
		writerName,
	};
}

/** What levels ask, of a row of the database. */
export function trustFacts({ role, capabilities, emailVerifiedAt, ...found }: FoundTrust): TrustFacts {
	return {
		...found,
		isStaff: role === "instructor" || (role === "admin" && capabilities.includes("moderation")),
		isConfirmed: emailVerifiedAt !== null,
	};
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
