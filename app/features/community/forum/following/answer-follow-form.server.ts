import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { unblockMember } from "#app/features/community/blocks/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import { isModerator } from "../moderators";
import { refusedWith } from "../trust/refusal-message";
import { type MarksCount, tooManyMarks } from "../trust/too-many-marks";
import { FORUM_LIMITS } from "../writing/forum-limits";
import { FollowForm, UnfollowForm } from "./follow-forms";
import { chooseFollow, endFollow, endTopicLevel } from "./follows.repository.server";

/** `wait`: too many changes at once. */
export type FollowAnswer = { refused: "wrong" } | { refused: "wait"; values: MarksCount };
/** `page`: the list that it was sent from. */
type Input = { posted: FormData; user: CurrentUser; page: string };

/** Watches or mutes a category or a tag, and leads back to its list. */
export async function answerFollowForm(context: AppLoadContext, { posted, user, page }: Input) {
	const form = parseForm(posted, FollowForm);
	if (form.status !== "success") return data<FollowAnswer>({ refused: "wrong" }, 400);
	const now = new Date();
	const wait = await waitOf(context, user, now);
	if (wait) return wait;
	const reader = { userId: user.id, isModerator: isModerator(user) };
	await chooseFollow(context.db, form.value, { userId: user.id, reader, now });
	return redirect(page);
}

/** Ends what somebody watches, has muted or has blocked. */
export async function answerUnfollowForm(context: AppLoadContext, { posted, user }: Omit<Input, "page">) {
	const form = parseForm(posted, UnfollowForm);
	if (form.status !== "success") return data<FollowAnswer>({ refused: "wrong" }, 400);
	const now = new Date();
	const wait = await waitOf(context, user, now);
	if (wait) return wait;
	const { db } = context;
	const { intent, id } = form.value;
	const userId = user.id;
	if (intent === "topic") await endTopicLevel(db, { userId, id, now });
	if (intent === "around") await endFollow(db, { userId, id });
	if (intent === "unblock") await unblockMember(db, { userId, blockedId: id });
	return redirect("/settings/following");
}

async function waitOf(context: AppLoadContext, { id, timeZone }: CurrentUser, now: Date) {
	const { db, env } = context;
	const scale = env.RATE_LIMIT_SCALE;
	const verdict = await consumeRateLimit(db, { limit: FORUM_LIMITS.marks, who: String(id), now, scale });
	if (verdict.allowed) return null;
	const { values, retryAfter } = tooManyMarks(verdict, { language: await context.language, timeZone, scale, now });
	return data<FollowAnswer>({ refused: "wait", values }, refusedWith(retryAfter));
}
