import { findSilence, isSilenced } from "#app/features/community/moderation/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange, requireNone } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealLine } from "#db/schema/community/forum-kinds.ts";
import type { Silenced } from "../posts/write-reply.server";
import { judgeWriting, readsOfWriting, type WritingRefusal } from "../trust/before-writing.server";
import { preparePost } from "../trust/prepare-post.server";
import { FREE_PERMIT, type WritingRules, withNextAttempt } from "../trust/writing-rules";
import {
	countDoubts,
	deleteDoubt,
	emptyComment,
	findOwnDoubt,
	findSheet,
	raiseVersionsOf,
	writeDoubt,
} from "./doubts.repository.server";

type Line = { postId: number; line: DealLine };
type Input = WritingRules &
	Line & {
		by: { id: number; isModerator: boolean };
		/** Plain text; empty, there is none. */
		comment: string;
		now: Date;
	};
export type DoubtOutcome =
	| { ok: true }
	/** `unreachable`: one of the two has blocked the other. `watched`: a moderator would have to read the comment first. `hidden`: moderators have decided about the present one. */
	| { ok: false; reason: "notFound" | "closed" | "ownSheet" | "unreachable" | "watched" | "hidden" }
	| Silenced
	| WritingRefusal;

/**
 * Stores a member's doubt about one line of another member's deal sheet, or changes the comment of that doubt. Comments
 * have the same limits and word lists as posts. The topic keeps its place in lists; no notification is sent. Two trips.
 */
export async function doubtLine(db: Database, input: Input): Promise<DoubtOutcome> {
	const { postId, line, by, now } = input;
	const prepared = await preparePost({ body: input.comment, origin: input.origin });
	const comment = prepared.body;
	const doubt = { postId, line, userId: by.id };
	const reader = { userId: by.id, isModerator: by.isModerator };
	const { sheets, own, silences, ...rows } = await inBatch(db, {
		sheets: findSheet(db, postId, { reader, userId: by.id, now }),
		own: findOwnDoubt(db, doubt),
		silences: findSilence(db, by.id, "forum", now),
		...readsOfWriting(db, { userId: by.id, post: prepared, now }),
	});
	const silence = firstRow(silences);
	if (silence) return { ok: false, reason: "silenced", until: silence.endsAt };
	const sheet = firstRow(sheets);
	if (!sheet) return { ok: false, reason: "notFound" };
	if (sheet.closedAt) return { ok: false, reason: "closed" };
	if (sheet.authorId === by.id) return { ok: false, reason: "ownSheet" };
	if (!sheet.mayReach) return { ok: false, reason: "unreachable" };
	const present = firstRow(own);
	// Sent twice.
	if (present?.comment === comment) return { ok: true };
	if (present?.hiddenAt || present?.withdrawnAt) return { ok: false, reason: "hidden" };

	const asked = { userId: by.id, post: prepared, deed: "reply", scale: input.rateScale ?? 1, now } as const;
	const permit = comment === "" || input.withoutLimits ? FREE_PERMIT : judgeWriting(db, rows, asked);
	if (!permit.ok) return permit;
	if (permit.heldBy) return { ok: false, reason: "watched" };
	try {
		await inBatch(db, {
			guards: permit.guards,
			mayWrite: requireNone(db, isSilenced(db, by.id, "forum", now)),
			counts: permit.counts,
			written: writeDoubt(db, { ...doubt, comment, now }),
			shown: requireChange(db),
			counted: countDoubts(db, [postId]),
			raised: raiseVersionsOf(db, [postId]),
		});
	} catch (error) {
		// Something came first: another text that used up a limit, a decision, or the end of the post or its topic.
		const again = isConflict(error) ? withNextAttempt(input) : null;
		if (again) return doubtLine(db, again);
		if (isConflict(error)) return { ok: false, reason: "notFound" };
		throw error;
	}
	return { ok: true };
}

/**
 * Deletes the caller's doubt and its comment; a second call changes nothing. Returns false, and deletes nothing, while a
 * moderation decision about the comment is in force.
 */
export async function takeDoubtBack(db: Database, doubt: Line & { userId: number }): Promise<boolean> {
	const { left } = await inBatch(db, {
		deleted: deleteDoubt(db, doubt),
		counted: countDoubts(db, [doubt.postId]),
		raised: raiseVersionsOf(db, [doubt.postId]),
		left: findOwnDoubt(db, doubt),
	});
	return left.length === 0;
}

/** Removes the own comment of a doubt for good. The doubt stays. False if there is none. */
export async function removeComment(db: Database, doubt: Line & { userId: number }): Promise<boolean> {
	try {
		await inBatch(db, {
			emptied: emptyComment(db, doubt),
			changed: requireChange(db),
			raised: raiseVersionsOf(db, [doubt.postId]),
		});
	} catch (error) {
		if (isConflict(error)) return false;
		throw error;
	}
	return true;
}
