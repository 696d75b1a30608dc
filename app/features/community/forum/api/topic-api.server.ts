import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCategoryKeys } from "../categories/categories.repository.server";
import {
	withoutShownPictures,
	withPresentNames,
	withQuotedPlaces,
	withShownPictures,
} from "../markdown/render-post.server";
import { isModerator } from "../moderators";
import { listPosts } from "../posts/posts.repository.server";
import { writeReply } from "../posts/write-reply.server";
import { publicName } from "../public-name";
import { moveReadPosition } from "../reading/move-read-position.server";
import { tellingId } from "../telling/telling-ids";
import { POSTS_PER_PAGE, pathOfPost } from "../topic/post-pages";
import { type ListedPost, traceOf } from "../topic/post-view";
import { listMentioned } from "../topic/topic-page.repository.server";
import { isTopicClosedToReaders } from "../topics/topic-state";
import { findTopic } from "../topics/topics.repository.server";
import { isWritingRefusal } from "../trust/refusal-message";
import {
	type ApiCall,
	idempotencyKeyOf,
	nudge,
	reactionsOf,
	refusedWriting,
	silenced,
	wrongFields,
} from "./api-answers.server";
import { PostInput, ReadInput, TopicQuery } from "./inputs";
import type { ForumPageShape, ForumPlaceShape, ForumPositionShape, ForumPost } from "./shapes";
import { toApiSheet, toDealSheet } from "./sheet";
import { topicOf } from "./topic-view";

type Reading = { context: AppLoadContext; request: Request; user: CurrentUser | null; topicId: number | null };

/** 200: a topic with twenty numbers of its posts; 400 with fields, 404. */
export async function readTopicByApi({ context, request, user, topicId }: Reading): Promise<Response> {
	const { db, origin } = context;
	const query = TopicQuery.safeParse({ from: new URL(request.url).searchParams.get("from") });
	if (!query.success) return wrongFields(context, query.error);
	if (topicId === null) return apiError("notFound");
	const now = new Date();
	const from = Number(query.data.from ?? 1);
	const reader = { userId: user?.id ?? null, isModerator: isModerator(user) };
	const rows = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		posts: listPosts(db, { topicId, from, limit: POSTS_PER_PAGE }),
		names: listMentioned(db, { topicId, from }),
		categories: listCategoryKeys(db),
	});
	const topic = firstRow(rows.topics);
	const isOwn = user !== null && topic?.authorId === user.id;
	if (!topic || topic.mergedInto !== null) return apiError("notFound");
	if (isTopicClosedToReaders(topic) && !isOwn && !reader.isModerator) return apiError("notFound");
	const names = new Map(rows.names.map(({ id, name }) => [id, publicName(name)]));
	const last = rows.posts.at(-1)?.number ?? topic.highestNumber;
	const answer: z.infer<typeof ForumPageShape> = {
		topic: topicOf(topic, { categories: rows.categories, origin }),
		posts: rows.posts
			.filter(({ kind }) => kind === "post")
			.map((post) => postOf(post, { ...reader, topicId, names, acceptedNumber: topic.acceptedNumber })),
		next: last < topic.highestNumber ? last + 1 : null,
	};
	return Response.json(answer);
}

type Reader = {
	userId: number | null;
	isModerator: boolean;
	topicId: number;
	names: ReadonlyMap<number, string>;
	acceptedNumber: number | null;
};

function postOf(post: ListedPost, reader: Reader): ForumPost {
	const { userId, isModerator: readsAll, acceptedNumber } = reader;
	const trace = traceOf(post);
	const isOwn = userId !== null && post.authorId === userId;
	const isReadable = trace === null || readsAll || (trace === "hidden" && isOwn);
	return {
		id: post.id,
		number: post.number,
		author: post.authorName === null || !isReadable ? null : publicName(post.authorName),
		html: isReadable ? shownHtml(post, reader) : null,
		revision: post.revision,
		// A number of this topic: what is answered may have stayed in another one.
		replyTo: post.replyTopicId === null ? post.replyTo : null,
		at: post.createdAt.toISOString(),
		editedAt: post.editedAt?.toISOString() ?? null,
		hidden: trace !== null,
		accepted: acceptedNumber === post.number,
		reactions: reactionsOf(post.reactions),
		sheet: isReadable && post.deal ? toApiSheet(post.deal, post.doubts) : null,
	};
}

/** With present names; without pictures that a moderator has removed, or of a former member, whose files are gone. */
function shownHtml(post: ListedPost, { names, topicId }: Reader): string {
	const quoting = withQuotedPlaces(post.html, (number) => pathOfPost(post.quotesTopicId ?? topicId, number));
	const named = withPresentNames(quoting, names);
	if (post.authorName === null) return withoutShownPictures(named);
	return withShownPictures(named, { shown: post.pictures, line: "" });
}

type Writing = ApiCall & { topicId: number | null };

/** 201: written; 200: by an earlier call with the same key; 400 with fields, 403, 404, 409 for a closed topic, 429. */
export async function replyByApi({ topicId, ...call }: Writing): Promise<Response> {
	const { context, request, user } = call;
	const { db, origin } = context;
	if (topicId === null) return apiError("notFound");
	const clientKey = await idempotencyKeyOf(call);
	if (typeof clientKey !== "string") return clientKey;
	const input = PostInput.safeParse(await request.json());
	if (!input.success) return wrongFields(context, input.error);
	const now = new Date();
	const { body, replyTo = null, sheet } = input.data;
	const deal = sheet ? toDealSheet(sheet) : null;
	const author = { id: user.id, isModerator: isModerator(user) };
	const rateScale = context.env.RATE_LIMIT_SCALE;
	const written = await writeReply(db, { author, topicId, body, deal, replyTo, clientKey, rateScale, origin, now });
	if (written.ok) {
		nudge(call, tellingId({ authorId: user.id, clientKey }));
		const { id, number, heldAt } = written;
		const place: z.infer<typeof ForumPlaceShape> = { id, number, hidden: heldAt !== null };
		return Response.json(place, { status: written.isNew ? 201 : 200 });
	}
	if (isWritingRefusal(written)) return refusedWriting(call, written, now);
	if (written.reason === "silenced") return silenced(call, written.until);
	if (written.reason === "notFound") return apiError("notFound");
	const t = getFixedT(await context.language, "forum");
	if (written.reason === "tooManyPictures" || written.reason === "pictureGone")
		return apiError("badRequest", { fields: { body: t(`errors.${written.reason}`) } });
	if (written.reason === "noSheet") return apiError("badRequest", { fields: { sheet: t("errors.noSheet") } });
	return apiError("conflict", { message: t("errors.closed") });
}

/** 200: the position has moved, or stood further already; 400 with fields, 404. */
export async function readToByApi({ topicId, context, request, user }: Writing): Promise<Response> {
	if (topicId === null) return apiError("notFound");
	const input = ReadInput.safeParse(await request.json());
	if (!input.success) return wrongFields(context, input.error);
	const isMoved = await moveReadPosition(context.db, { user, topicId, ...input.data, now: new Date() });
	if (!isMoved) return apiError("notFound");
	const position: z.infer<typeof ForumPositionShape> = input.data;
	return Response.json(position);
}
