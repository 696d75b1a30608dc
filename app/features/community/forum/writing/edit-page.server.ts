import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
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
import { findPostAt } from "../posts/posts.repository.server";
import { editTellingId } from "../telling/telling-ids";
import { pathOfPost } from "../topic/post-pages";
import { isWritingRefusal, refusalMessage, refusedWith } from "../trust/refusal-message";
import { findTrust, listUsed } from "../trust/trust.repository.server";
import { WRITING_SETTING_KEYS } from "../trust/writing-limits";
import { limitsView } from "./limits/limits-view.server";
import { readDeal } from "./read-deal";
import { EditForm } from "./schemas";

const key = errorKeys<"forum">();

type Place = { topicId: number; number: number };
type Asked = Place & { user: CurrentUser; language: Language };
/** `scale` multiplies limits over time, for load tests (RATE_LIMIT_SCALE). */
type Shown = Asked & { scale: number; now: Date };

/** The text of a post for who may change it; null for everybody else. One trip. */
export async function editPageData(db: Database, { topicId, number, user, language, scale, now }: Shown) {
	const t = getFixedT(language, "forum");
	const rows = await inBatch(db, {
		posts: findPostAt(db, { topicId, number }),
		trust: findTrust(db, user.id),
		settings: findSettings(db, WRITING_SETTING_KEYS),
		used: listUsed(db, user.id),
	});
	const post = firstRow(rows.posts);
	const isOwn = post?.authorId === user.id;
	if (post?.kind !== "post" || post.withdrawnAt || !(isOwn || isModerator(user))) return null;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const { links, pictures, mentions } = renderPost(post.body);
	return {
		title: t("edit.title", { number }),
		description: t("edit.title", { number }),
		topic: { id: topicId, title: post.title },
		post: { id: post.id, number, revision: post.revision, body: post.body, deal: post.deal },
		/** The one edit that a decision has left to the author; saving it shows the post again. */
		isOnce: isOwn && post.mayEditOnce,
		limits: constraintsOf(EditForm),
		/** What their level allows at present; what the post has already may stay. */
		may: {
			...limitsView(rows, { userId: user.id, deed: "edit", formats, scale, now }),
			former: { links: links.length, pictures: pictures.length, mentions: mentions.length },
		},
	};
}
export type EditPageData = NonNullable<Awaited<ReturnType<typeof editPageData>>>;

/** `theirs`: what somebody else has saved meanwhile, shown beside what was typed. */
export type EditAnswer = { reply: FormReply; theirs: { body: string; revision: number } | null };

type Posted = Asked & { posted: FormData };

/** Saves a post and leads to it. The post that is named must stand at the address. */
export async function answerEditForm(context: AppLoadContext, { posted, user, language, topicId, number }: Posted) {
	const { db, env } = context;
	const form = parseForm(posted, EditForm);
	if (form.status !== "success") return data<EditAnswer>({ reply: form.reply(), theirs: null }, 400);
	const now = new Date();
	const post = firstRow(await findPostAt(db, { topicId, number }));
	if (post?.id !== form.value.postId) throw notFound();
	const read = post.deal ? readDeal(form.value.deal, language) : { ok: true as const, deal: null };
	if (!read.ok) return data<EditAnswer>({ reply: form.reply({ fieldErrors: read.errors }), theirs: null }, 400);
	const { postId, revision, body } = form.value;
	const editor = { id: user.id, isModerator: isModerator(user) };
	const rateScale = env.RATE_LIMIT_SCALE;
	const changed = await editPost(db, { editor, postId, revision, body, deal: read.deal, rateScale, now });
	if (changed.ok) context.waitUntil(nudgeJob(env.JOBS_QUEUE, editTellingId(postId, changed.revision)));
	if (changed.ok) return redirect(pathOfPost(changed.topicId, changed.number));
	if (changed.reason === "notFound") throw notFound();
	if (isWritingRefusal(changed)) {
		const { refused, values, retryAfter } = refusalMessage(changed, { language, timeZone: user.timeZone, now });
		const reply = form.reply({ formErrors: [{ key: refused, values }] });
		return data<EditAnswer>({ reply, theirs: null }, refusedWith(retryAfter));
	}
	if (changed.reason === "tooManyPictures" || changed.reason === "pictureGone") {
		const fieldErrors = { body: [{ key: key(`errors.${changed.reason}`) }] };
		return data<EditAnswer>({ reply: form.reply({ fieldErrors }), theirs: null }, 409);
	}
	const isTheirs = changed.reason === "changed";
	const reply = form.reply({ formErrors: [{ key: key(isTheirs ? "errors.changed" : "errors.topicClosed") }] });
	const theirs = isTheirs ? { body: changed.body, revision: changed.revision } : null;
	return data<EditAnswer>({ reply, theirs }, 409);
}
