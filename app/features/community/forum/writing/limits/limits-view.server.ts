import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { firstRow } from "#db/first-row.ts";
import { trustFacts, type WritingRows } from "../../trust/before-writing.server";
import { KEY_OF_LIMIT } from "../../trust/limit-keys";
import { trustLevel } from "../../trust/trust-levels";
import { COUNTED_BY_DEED, COUNTED_LIMITS, limitsOf, usedOf, type WritingDeed } from "../../trust/writing-limits";
import type { PostCounts } from "./post-counts";

const key = errorKeys<"forum">();

/** A limit that forbids to write until an instant, in milliseconds. */
export type ActiveBlock = { message: FormMessage; endsAt: number };

export type LimitsView = {
	/** How many of each a post may have; null for staff, who have no limits. */
	maxPerPost: PostCounts | null;
	/** What an edited post has already, and may keep. */
	currentCounts: PostCounts | null;
	activeBlocks: ActiveBlock[];
};

type LimitsQuery = { userId: number; deed: WritingDeed; formats: Formats; scale: number; now: Date };

/** What the level of a member allows, for the form that says it while they write. The server decides again. */
export function limitsView(
	rows: Pick<WritingRows, "trust" | "settings" | "used">,
	{ userId, deed, formats, scale, now }: LimitsQuery,
): LimitsView {
	const found = firstRow(rows.trust);
	const limits = limitsOf(found ? trustLevel(trustFacts(found), now) : "new", readSettings(rows.settings));
	if (limits === null) return { maxPerPost: null, currentCounts: null, activeBlocks: [] };
	const activeBlocks = COUNTED_BY_DEED[deed].flatMap((name): ActiveBlock[] => {
		const max = Math.floor(limits[name] * scale);
		const present = usedOf(name, { userId, used: rows.used, now });
		if ((present?.count ?? 0) < max) return [];
		const endsAt = present?.endsAt ?? new Date(now.getTime() + COUNTED_LIMITS[name].windowSeconds * 1000);
		const values = { limit: max, used: present?.count ?? 0, until: formats.dateTime(endsAt) };
		return [{ message: { key: KEY_OF_LIMIT[name], values }, endsAt: endsAt.getTime() }];
	});
	const { links, pictures, mentions } = limits;
	return { maxPerPost: { links, pictures, mentions }, currentCounts: null, activeBlocks };
}

type Slow = { waitMs: number; waitUntil: Date; formats: Formats };

/** Names slow mode first, while the reader waits for their next post. */
export function withSlow(view: LimitsView, slow: Slow | null): LimitsView {
	if (!slow) return view;
	const { waitMs, waitUntil, formats } = slow;
	const values = { minutes: Math.ceil(waitMs / MINUTE_MS), until: formats.dateTime(waitUntil) };
	const block = { message: { key: key("errors.slow"), values }, endsAt: waitUntil.getTime() };
	return { ...view, activeBlocks: [block, ...view.activeBlocks] };
}
