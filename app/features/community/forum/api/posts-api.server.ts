import type { z } from "zod";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { countTry } from "#app/shared/request/rate-limit.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isModerator } from "../moderators";
import { editPost } from "../posts/change-post.server";
import { findReadablePost } from "../posts/readable-post.repository.server";
import { removeOwnPost } from "../posts/remove-post.server";
import { react } from "../reading/react.server";
import { acceptedTellingId, editTellingId, reactedTellingId } from "../telling/telling-ids";
import { acceptAnswer } from "../topics/accept-answer.server";
import { preparePost } from "../trust/prepare-post.server";
import { isWritingRefusal } from "../trust/refusal-message";
import { FORUM_LIMITS } from "../writing/forum-limits";
import {
	type ApiCall,
	nudge,
	overMarks,
	reactionsOf,
	refusedWriting,
	silenced,
	wrongFields,
} from "./api-answers.server";
import { EmptyInput, PostChangeInput, ReactionInput } from "./inputs";
import type { ForumChangeShape, ForumPlaceShape, ForumReactions } from "./shapes";

type Call = ApiCall & { postId: number | null };
type FoundPost = Awaited<ReturnType<typeof findReadablePost>>[number];

/** 200: changed, or changed so by an earlier call; 400 with fields, 403 while silenced, 404, 409 when another text came first, 429. */
export async function changePostByApi(call: Call): Promise<Response> {
	const { context, request, user } = call;
	const input = PostChangeInput.safeParse(await request.json());
	if (!input.success) return wrongFields(context, input.error);
	const now = new Date();
	const post = await postOfCall(call, { isMark: false, now });
	if (post instanceof Response) return post;
	const { body, revision, title } = input.data;
	const editor = { id: user.id, isModerator: isModerator(user), requestId: context.requestId };
	const place = { id: post.id, number: post.number };
	const rateScale = context.env.RATE_LIMIT_SCALE;
	const { origin } = context;
	const asked = { editor, postId: post.id, revision, body, deal: post.deal, title, rateScale, origin, now };
	const changed = await editPost(context.db, asked);
	if (changed.ok) {
		nudge(call, editTellingId(post.id, changed.revision));
		return changeOf({ ...place, revision: changed.revision });
	}
	if (changed.reason === "notFound") return apiError("notFound");
	if (isWritingRefusal(changed)) return refusedWriting(call, changed, now);
	if (changed.reason === "silenced") return silenced(call, changed.until);
	const isNext = changed.reason === "changed" && changed.revision === revision + 1;
	if (isNext) {
		const sent = await preparePost(title === undefined ? { body } : { body, title });
		const isSame = changed.body === sent.body && (title === undefined || changed.title === sent.title);
		if (isSame) return changeOf({ ...place, revision: revision + 1 });
	}
	const t = getFixedT(await context.language, "forum");
	if (changed.reason === "noTitle") return apiError("badRequest", { fields: { title: t("errors.noTitle") } });
	if (changed.reason === "tooManyPictures" || changed.reason === "pictureGone")
		return apiError("badRequest", { fields: { body: t(`errors.${changed.reason}`) } });
	return apiError("conflict", { message: t(changed.reason === "changed" ? "errors.changed" : "errors.closed") });
}

const changeOf = (change: z.infer<typeof ForumChangeShape>) => Response.json(change);

function placeOf({ id, number, hiddenAt }: FoundPost): Response {
	const place: z.infer<typeof ForumPlaceShape> = { id, number, hidden: hiddenAt !== null };
	return Response.json(place);
}

/**
 * Withdraws a post of the caller: 200, also when it was withdrawn before. A moderator gets 403 for a post of another
 * member; else 404 or 429.
 */
export async function removePostByApi(call: Call): Promise<Response> {
	const { context, request, user } = call;
	const input = EmptyInput.safeParse(await request.json());
	if (!input.success) return wrongFields(context, input.error);
	const now = new Date();
	const post = await postOfCall(call, { isMark: true, now });
	if (post instanceof Response) return post;
	if (post.withdrawnAt && post.authorId === user.id) return placeOf(post);
	const by = { id: user.id, isModerator: isModerator(user), requestId: context.requestId };
	const removed = await removeOwnPost(context.db, { postId: post.id, by, now });
	if (removed.ok) return placeOf(post);
	if (removed.reason === "notFound") return apiError("notFound");
	if (removed.reason === "changed") return gone(call);
	const t = getFixedT(await context.language, "forum");
	return apiError("forbidden", { message: t("errors.decideByCase") });
}

/** Answers 200 with the count of each reaction of the post; 400 with fields, 403 for the caller's own post, 404, 429. */
export async function reactByApi(call: Call): Promise<Response> {
	const { context, request, user } = call;
	const input = ReactionInput.safeParse(await request.json());
	if (!input.success) return wrongFields(context, input.error);
	const now = new Date();
	const post = await postOfCall(call, { isMark: true, now });
	if (post instanceof Response) return post;
	if (post.authorId === user.id) {
		const t = getFixedT(await context.language, "forum");
		return apiError("forbidden", { message: t("errors.ownPost") });
	}
	const isOn = request.method === "POST";
	const counted = await react(context.db, { postId: post.id, userId: user.id, name: input.data.name, isOn, now });
	if (counted === null) return apiError("notFound");
	if (isOn) nudge(call, reactedTellingId(post.id, user.id));
	const reactions: ForumReactions = reactionsOf(counted);
	return Response.json(reactions);
}

/** 200: it is the accepted answer; 403 for who did not ask, 404, 429. */
export async function acceptByApi(call: Call): Promise<Response> {
	const { context, request, user } = call;
	const input = EmptyInput.safeParse(await request.json());
	if (!input.success) return wrongFields(context, input.error);
	const now = new Date();
	const post = await postOfCall(call, { isMark: true, now });
	if (post instanceof Response) return post;
	const by = { id: user.id, isModerator: isModerator(user), requestId: context.requestId };
	const accepted = await acceptAnswer(context.db, { postId: post.id, by, isOn: true, now });
	if (accepted.ok) {
		nudge(call, acceptedTellingId(post.id));
		return placeOf(post);
	}
	if (accepted.reason === "notFound") return apiError("notFound");
	const t = getFixedT(await context.language, "forum");
	return apiError("forbidden", { message: t("errors.notYours") });
}

/** The post of a call, or the answer to a mark too many and to one about a post that the caller may not read. */
async function postOfCall(
	{ context, user, postId }: Call,
	{ isMark, now }: { isMark: boolean; now: Date },
): Promise<FoundPost | Response> {
	const { db } = context;
	if (postId === null) return apiError("notFound");
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const { tries, posts } = await inBatch(db, {
		tries: isMark ? countTry(db, { limit: FORUM_LIMITS.marks, who: String(user.id), now }) : undefined,
		posts: findReadablePost(db, postId, { reader, now }),
	});
	const refused = tries ? await overMarks({ context, user }, tries, now) : null;
	if (refused) return refused;
	const post = firstRow(posts);
	const isOut = post?.withdrawnAt || post?.hiddenAt || post?.authorSuspendedAt;
	if (!post || (isOut && post.authorId !== user.id && !reader.isModerator)) return apiError("notFound");
	return post;
}

async function gone({ context }: Call): Promise<Response> {
	const t = getFixedT(await context.language, "forum");
	return apiError("conflict", { message: t("errors.gone") });
}
