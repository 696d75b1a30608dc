import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { HoldReason } from "#db/schema/community/moderation-kinds.ts";
import type { TrustLevel } from "./trust-levels";
import { findHost, findWord } from "./word-lists";
import type { LimitName, WritingLimits } from "./writing-limits";

/** What a post holds, as far as limits and lists ask. */
export type PostFacts = {
	/** Its title and text. */
	text: string;
	/** Addresses outside the school, once for each link. */
	links: readonly string[];
	hosts: readonly string[];
	pictures: readonly string[];
	mentions: readonly number[];
};

export type WordLists = { blockedWords: string; blockedHosts: string; watchedWords: string };

export type PostRefusal =
	/** `count`: what there is. `endsAt` is null for limits of one post. */
	| { ok: false; reason: "limited"; limit: LimitName; max: number; count: number; endsAt: Date | null }
	| { ok: false; reason: "blockedWord" | "blockedHost"; found: string };
export type PostVerdict = { ok: true; heldBy: HoldReason | null } | PostRefusal;

/** So many new members with the same link or text, the writer with them, and it waits for a moderator. */
export const ACCOUNTS_UNTIL_HELD = 3;

type Input = {
	/** The text before an edit; null for a new post. */
	former: PostFacts | null;
	limits: WritingLimits;
	lists: WordLists;
	/** How many other new members have lately written one of its links, or its text. */
	others: number;
	/** What decides whether its links wait for a moderator. */
	links: LinkFacts;
};

type LinkFacts = {
	level: TrustLevel;
	holds: Settings["forumHolds"];
	/** How many posts with links of its author everybody reads. */
	linked: number;
	/** Since the post that is edited was written. */
	ageMs: number;
};

/**
 * Whether a post may be written as it is, and whether it waits for a moderator before anybody reads it. An edit is
 * refused for what it adds: a post that already had more than its author may write now can still be corrected.
 */
export function judgePost(post: PostFacts, { former, limits, lists, others, links }: Input): PostVerdict {
	for (const name of ["links", "pictures", "mentions"] as const) {
		const [count, before, max] = [post[name].length, former?.[name].length ?? 0, limits[name]];
		if (count > max && count > before) return { ok: false, reason: "limited", limit: name, max, count, endsAt: null };
	}
	const word = findWord(post.text, lists.blockedWords);
	if (word !== null) return { ok: false, reason: "blockedWord", found: word };
	const host = findHost(post.hosts, lists.blockedHosts);
	if (host !== null) return { ok: false, reason: "blockedHost", found: host };
	if (isWatched(post, former, lists.watchedWords)) return { ok: true, heldBy: "watchedWords" };
	if (others + 1 >= ACCOUNTS_UNTIL_HELD) return { ok: true, heldBy: "sameFromSeveral" };
	return { ok: true, heldBy: addsLinks(post, former) ? holdOfLinks(links, former !== null) : null };
}

/** True where a link is new: in a new post each is, in an edit what was not there, also in place of another one. */
export function addsLinks(post: PostFacts, former: PostFacts | null): boolean {
	return post.links.some((link) => !former?.links.includes(link));
}

/** A new member's first links wait, and those that an edit brings into a post that has long been read. */
function holdOfLinks({ level, holds, linked, ageMs }: LinkFacts, isEdit: boolean): HoldReason | null {
	if (level === "new" && linked < holds.firstLinks) return "firstLinks";
	const { editedLinkDays } = holds;
	const isLate = isEdit && editedLinkDays > 0 && ageMs >= editedLinkDays * DAY_MS;
	return isLate && level !== "trusted" ? "editedLink" : null;
}

function isWatched(post: PostFacts, former: PostFacts | null, watched: string): boolean {
	return findWord(post.text, watched) !== null && (former === null || findWord(former.text, watched) === null);
}
