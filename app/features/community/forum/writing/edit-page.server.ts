import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { constraintsOf, parseForm } from "#app/shared/forms/parse-form.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { renderPost } from "../markdown/render-post.server";
import { isModerator } from "../moderators";
import { editPost } from "../posts/change-post.server";
import { findPost, findPostAt } from "../posts/posts.repository.server";
import { editTellingId } from "../telling/telling-ids";
import { pathOfPost } from "../topic/post-pages";
import { findMovedPost } from "../topics/move-posts.repository.server";
import { findTopic } from "../topics/topics.repository.server";
import { limitReads } from "../trust/before-writing.server";
import { isWritingRefusal, refusalMessage, refusedWith } from "../trust/refusal-message";
import { editDraft } from "./drafts/draft-view";
import { dropSentDraft, findDraftOfEdit } from "./drafts/drafts.repository.server";
import { placeOfEdit } from "./drafts/place-of-edit";
import { limitsView } from "./limits/limits-view.server";
import { postCounts } from "./limits/post-counts";
import { readDeal } from "./read-deal";
import { EditForm } from "./schemas";
import { silencedMessage } from "./silenced-message";

const key = errorKeys<"forum">();

type Place = { topicId: number; number: number };
type EditRequest = Place & { user: CurrentUser; language: Language };
/**
 * `isSaved`: the saved text is asked for, not the draft. `origin`: of the school. `scale` multiplies limits over time, for
 * load tests (RATE_LIMIT_SCALE).
 */
type EditPageQuery = EditRequest & { isSaved: boolean; origin: string; scale: number; now: Date };

/**
 * The text of a post for its author or a moderator, or the edit address of a post that was moved; null for other
 * readers. With `isRefused`, after a refused form, the page of a moved post is returned instead of its address, so that
 * the form keeps what was typed. One trip, or two.
 */
export async function editPageData(
	db: Database,
	{ isRefused, ...query }: EditPageQuery & { isRefused: boolean },
): Promise<EditPageData | { movedTo: string } | null> {
	const found = await findEditPage(db, query);
	if (found === null) return null;
	if (found.page !== null) return found.page;
	const { topicId, number } = found.moved;
	if (!isRefused) return { movedTo: `/forum/${topicId}/${number}/edit` };
	const there = await findEditPage(db, { ...query, topicId, number });
	return there?.page ?? null;
}

async function findEditPage(db: Database, query: EditPageQuery) {
	const { topicId, number, user, language, isSaved, origin, scale, now } = query;
	const t = getFixedT(language, "forum");
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const rows = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		posts: findPostAt(db, { topicId, number }),
		moved: findMovedPost(db, { topicId, number }),
		draft: findDraftOfEdit(db, { userId: user.id, topicId, number }),
		...limitReads(db, user.id),
	});
	const post = firstRow(rows.posts);
	const moved = firstRow(rows.moved);
	if (!post && moved && rows.topics.length > 0) return { moved, page: null };
	const isOwn = post?.authorId === user.id;
	// Who may no longer enter the category reads nothing there, and edits nothing.
	const mayEdit = rows.topics.length > 0 && (isOwn || reader.isModerator);
	if (post?.kind !== "post" || post.withdrawnAt || !mayEdit) return null;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const draft = firstRow(rows.draft);
	return {
		moved: null,
		page: {
			title: t("edit.title", { number }),
			description: t("edit.title", { number }),
			topic: { id: topicId, title: post.title, language: post.language },
			post: { id: post.id, number, revision: post.revision, body: post.body, deal: post.deal },
			draft: draft
				? { form: isSaved ? null : editDraft(draft), at: formats.dateTime(draft.savedAt), sequence: draft.sequence }
				: null,
			/** With the first post the title of the topic is edited. */
			hasTitle: number === 1,
			/** The one edit that a decision has left to the author; saving it shows the post again. */
			isOnce: isOwn && post.mayEditOnce,
			limits: constraintsOf(EditForm),
			/** What their level allows at present; what the post has already may stay. */
			allowed: {
				...limitsView(rows, { userId: user.id, deed: "edit", formats, scale, now }),
				currentCounts: postCounts(renderPost(post.body, { origin })),
			},
		},
	};
}
export type EditPageData = NonNullable<NonNullable<Awaited<ReturnType<typeof findEditPage>>>["page"]>;

const EDIT_REFUSALS = {
	/** Withdrawn meanwhile, or in a category that its author no longer enters. */
	notFound: "errors.editGone",
	closed: "errors.topicClosed",
	changed: "errors.changed",
} as const;

/** `theirs`: what somebody else has saved meanwhile, shown beside what was typed. */
export type EditAnswer = { reply: FormReply; theirs: { title: string | null; body: string; revision: number } | null };

type Posted = EditRequest & { posted: FormData };

/** Saves a post and leads to it. The post that is named must stand at the address, or have stood there. */
export async function answerEditForm(context: AppLoadContext, { posted, user, language, topicId, number }: Posted) {
	const { db, env, origin, requestId } = context;
	const form = parseForm(posted, EditForm);
	if (form.status !== "success") return data<EditAnswer>({ reply: form.reply(), theirs: null }, 400);
	const now = new Date();
	const { posts, moved } = await inBatch(db, {
		posts: findPost(db, form.value.postId),
		moved: findMovedPost(db, { topicId, number }),
	});
	const post = firstRow(posts);
	const isThere = post?.topicId === topicId && post.number === number;
	const isMoved = post !== null && firstRow(moved)?.id === post.id;
	const isTheirs = post?.authorId !== user.id && !isModerator(user);
	if (!post || isTheirs || !(isThere || isMoved)) throw notFound();
	const read = post.deal ? readDeal(form.value.deal, language) : { ok: true as const, deal: null };
	if (!read.ok) return data<EditAnswer>({ reply: form.reply({ fieldErrors: read.errors }), theirs: null }, 400);
	const { postId, revision, body } = form.value;
	// The first post of a topic that was merged meanwhile has no title any more.
	const title = isMoved && post.number !== 1 ? undefined : form.value.title;
	if (form.value.title === undefined && posted.has("title")) {
		const fieldErrors = { title: [{ key: key("errors.titleMissing") }] };
		return data<EditAnswer>({ reply: form.reply({ fieldErrors }), theirs: null }, 400);
	}
	const editor = { id: user.id, isModerator: isModerator(user), requestId };
	const sent = { editor, postId, revision, title, body, deal: read.deal };
	const changed = await editPost(db, { ...sent, rateScale: env.RATE_LIMIT_SCALE, origin, now });
	if (changed.ok) context.waitUntil(nudgeJob(env.JOBS_QUEUE, editTellingId(postId, changed.revision)));
	if (changed.ok) await dropSentDraft(db, { userId: user.id, place: placeOfEdit(postId), now });
	if (changed.ok) return redirect(pathOfPost(changed.topicId, changed.number));
	if (changed.reason === "noTitle") {
		const fieldErrors = { title: [{ key: key("errors.noTitle") }] };
		return data<EditAnswer>({ reply: form.reply({ fieldErrors }), theirs: null }, 400);
	}
	if (isWritingRefusal(changed)) {
		const { refused, values, retryAfter } = refusalMessage(changed, { language, timeZone: user.timeZone, now });
		const reply = form.reply({ formErrors: [{ key: refused, values }] });
		return data<EditAnswer>({ reply, theirs: null }, refusedWith(retryAfter));
	}
	if (changed.reason === "silenced") {
		const { refused, values } = silencedMessage(changed.until, { language, timeZone: user.timeZone });
		const reply = form.reply({ formErrors: [{ key: refused, ...(values && { values }) }] });
		return data<EditAnswer>({ reply, theirs: null }, 409);
	}
	if (changed.reason === "tooManyPictures" || changed.reason === "pictureGone") {
		const fieldErrors = { body: [{ key: key(`errors.${changed.reason}`) }] };
		return data<EditAnswer>({ reply: form.reply({ fieldErrors }), theirs: null }, 409);
	}
	const reply = form.reply({ formErrors: [{ key: key(EDIT_REFUSALS[changed.reason]) }] });
	const theirs =
		changed.reason === "changed"
			? { title: post.number === 1 ? changed.title : null, body: changed.body, revision: changed.revision }
			: null;
	return data<EditAnswer>({ reply, theirs }, 409);
}
