import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { blockMember, MOST_BLOCKED } from "#app/features/community/blocks/face.server.ts";
import { openCase } from "#app/features/community/moderation/face.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { firstRow } from "#db/first-row.ts";
import { answerDoubtForm } from "../deals/answer-doubt-form.server";
import { COMMENT_KIND } from "../deals/comment-kind.repository.server";
import { isModerator } from "../moderators";
import { castVote } from "../polls/cast-vote.server";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { findReadablePost } from "../posts/readable-post.repository.server";
import { removeOwnPost, restoreOwnPost } from "../posts/remove-post.server";
import { writeReply } from "../posts/write-reply.server";
import { dropBookmark, keepBookmark } from "../reading/marks.repository.server";
import { react } from "../reading/react.server";
import { chooseLevel } from "../reading/reads.repository.server";
import { changeTags } from "../tags/change-tags.server";
import { acceptedTellingId, reactedTellingId, tellingId } from "../telling/telling-ids";
import { pathOfPost } from "../topic/post-pages";
import { acceptAnswer } from "../topics/accept-answer.server";
import { moderateTopic } from "../topics/moderate-topic.server";
import { mergeTopics, splitTopic } from "../topics/split-topic.server";
import { TAG_SEPARATOR } from "../topics/tags";
import { isWritingRefusal, refusalMessage } from "../trust/refusal-message";
import { slowTopic } from "../trust/slow/slow-topic.server";
import { tooManyMarks } from "../trust/too-many-marks";
import { dropSentDraft } from "./drafts/drafts.repository.server";
import { FORUM_LIMITS } from "./forum-limits";
import { readDeal } from "./read-deal";
import { readNumbers } from "./read-numbers";
import { type TopicDeedForm, TopicForm } from "./schemas";
import { silencedMessage } from "./silenced-message";

const key = errorKeys<"forum">();

/** `caseId`: where moderators have decided about it. */
type Answer = { reply: FormReply; intent: string | null; caseId?: number };
type Input = { posted: FormData; user: CurrentUser; topicId: number; address: URL };
type Outcome =
	| { to: string }
	| { refused: string; values?: Record<string, number | string>; retryAfter?: number; caseId?: number }
	/** What is wrong with single fields. */
	| { fields: Record<string, FormMessage[]> };
type Deed<I extends TopicDeedForm["intent"]> = Extract<TopicDeedForm, { intent: I }>;

/** Whatever is done on the page of a topic. Leads back to the post, or says why it was not done. */
export async function answerTopicForm(context: AppLoadContext, { posted, user, topicId, address }: Input) {
	const form = parseForm(posted, TopicForm);
	const asked = posted.get("intent");
	const intent = typeof asked === "string" ? asked : null;
	if (form.status !== "success") return data<Answer>({ reply: form.reply(), intent }, 400);
	const outcome = await deedOf(context, form.value, { user, topicId });
	if ("to" in outcome) return redirect(withLanguagePrefix(outcome.to, languageInAddress(address)));
	if ("fields" in outcome) return data<Answer>({ reply: form.reply({ fieldErrors: outcome.fields }), intent }, 400);
	const { refused, values, retryAfter, caseId } = outcome;
	const reply = form.reply({ formErrors: [{ key: refused, ...(values && { values }) }] });
	if (retryAfter === undefined) return data<Answer>({ reply, intent, ...(caseId && { caseId }) }, 409);
	return data<Answer>({ reply, intent }, { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

type By = { user: CurrentUser; topicId: number };

async function deedOf(context: AppLoadContext, form: TopicDeedForm, by: By): Promise<Outcome> {
	const { db, env } = context;
	const { user } = by;
	const now = new Date();
	if (form.intent === "reply") return reply(context, form, { ...by, now });
	const limit = FORUM_LIMITS.marks;
	const verdict = await consumeRateLimit(db, { limit, who: String(user.id), now, scale: env.RATE_LIMIT_SCALE });
	if (!verdict.allowed) {
		const { timeZone } = user;
		return tooManyMarks(verdict, { language: await context.language, timeZone, scale: env.RATE_LIMIT_SCALE, now });
	}
	switch (form.intent) {
		case "follow":
			await chooseLevel(db, { userId: user.id, topicId: by.topicId, level: form.level, now });
			return { to: `/forum/${by.topicId}` };
		case "vote":
			return vote(context, form, { ...by, now });
		case "tags":
			return tag(context, form, { ...by, now });
		case "doubt":
		case "removeComment":
			return answerDoubtForm(context, form, { ...by, now });
		case "block": {
			const blocked = await blockMember(db, { userId: user.id, blockedId: form.memberId, now });
			if (blocked.ok) return { to: pathOfPost(by.topicId, form.number) };
			return { refused: key("errors.tooManyBlocked"), values: { limit: MOST_BLOCKED, used: MOST_BLOCKED } };
		}
		case "moderate":
		case "slow":
		case "move":
		case "split":
		case "merge":
			if (!isModerator(user)) throw notFound();
			return moderate(context, form, { ...by, now });
		default:
			return mark(context, form, { ...by, now });
	}
}

type Now = By & { now: Date };

const REPLY_REFUSALS = {
	closed: "errors.topicClosed",
	noSheet: "errors.noSheet",
	tooManyPictures: "errors.tooManyPictures",
	pictureGone: "errors.pictureGone",
} as const;

async function reply(context: AppLoadContext, form: Deed<"reply">, { user, topicId, now }: Now): Promise<Outcome> {
	const { db, env, origin } = context;
	const { body, clientKey, replyTo = null } = form;
	const language = await context.language;
	const read = form.withSheet ? readDeal(form.deal, language) : { ok: true as const, deal: null };
	if (!read.ok) return { fields: read.errors };
	const author = { id: user.id, isModerator: isModerator(user) };
	const sent = { author, topicId, body, deal: read.deal, replyTo, clientKey, now };
	const written = await writeReply(db, { ...sent, rateScale: env.RATE_LIMIT_SCALE, origin });
	const reader = { language, timeZone: user.timeZone, now };
	if (isWritingRefusal(written)) return refusalMessage(written, reader);
	if (!written.ok) {
		if (written.reason === "notFound") throw notFound();
		if (written.reason === "silenced") return silencedMessage(written.until, reader);
		return { refused: key(REPLY_REFUSALS[written.reason]) };
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, tellingId({ authorId: user.id, clientKey })));
	await dropSentDraft(db, { userId: user.id, place: String(topicId), now });
	return { to: pathOfPost(written.topicId, written.number) };
}

type MarkForm = Deed<"react" | "bookmark" | "accept" | "remove" | "restore" | "openCase">;

async function mark(context: AppLoadContext, form: MarkForm, { user, topicId, now }: Now): Promise<Outcome> {
	const { db, requestId } = context;
	const nudge = (id: string) => context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	const { postId, number } = form;
	const by = { id: user.id, isModerator: isModerator(user), requestId };
	const back = { to: pathOfPost(topicId, number) };
	const reader = { userId: user.id, isModerator: by.isModerator };
	const post = firstRow(await findReadablePost(db, postId, { reader, now }));
	if (!post || post.topicId !== topicId) return { refused: key("errors.gone") };
	if (form.intent === "react") {
		const counts = await react(db, { postId, userId: user.id, name: form.name, isOn: form.isOn === "on", now });
		if (counts === null) return { refused: key("errors.gone") };
		if (form.isOn === "on") nudge(reactedTellingId(postId, user.id));
		return back;
	}
	if (form.intent === "bookmark") {
		const own = { userId: user.id, postId };
		await (form.isOn === "on" ? keepBookmark(db, { ...own, now }) : dropBookmark(db, own));
		return back;
	}
	if (form.intent === "accept") {
		const accepted = await acceptAnswer(db, { postId, by, isOn: form.isOn === "on", now });
		if (!accepted.ok) return { refused: key(accepted.reason === "notYours" ? "errors.notYours" : "errors.gone") };
		if (form.isOn === "on") nudge(acceptedTellingId(postId));
		return back;
	}
	if (form.intent === "openCase") {
		if (!by.isModerator) throw notFound();
		const { doubtId } = form;
		const thing = doubtId ? { kind: COMMENT_KIND, id: String(doubtId) } : { kind: POST_KIND, id: String(postId) };
		const opened = await openCase(db, { ...thing, by, now });
		return opened.ok ? { to: `/moderation/cases/${opened.caseId}` } : { refused: key(OPEN_REFUSALS[opened.reason]) };
	}
	const settled =
		form.intent === "remove"
			? await removeOwnPost(db, { postId, by, now })
			: await restoreOwnPost(db, { postId, by, now });
	if (settled.ok) return back;
	if (settled.reason === "decided") return { refused: key("errors.decided"), caseId: settled.caseId };
	return { refused: key(settled.reason === "others" ? "errors.decideByCase" : "errors.gone") };
}

const OPEN_REFUSALS = { notFound: "errors.gone", own: "errors.ownText" } as const;

const VOTE_REFUSALS = { notFound: "errors.gone", closed: "errors.pollClosed", choice: "errors.pollChoice" } as const;

async function vote({ db }: AppLoadContext, { places }: Deed<"vote">, { user, topicId, now }: Now): Promise<Outcome> {
	const by = { id: user.id, isModerator: isModerator(user) };
	const cast = await castVote(db, { topicId, by, places, now });
	return cast.ok ? { to: pathOfPost(topicId, 1) } : { refused: key(VOTE_REFUSALS[cast.reason]) };
}

async function tag(context: AppLoadContext, form: Deed<"tags">, { user, topicId, now }: Now): Promise<Outcome> {
	const by = { id: user.id, isModerator: isModerator(user), requestId: context.requestId };
	const changed = await changeTags(context.db, { topicId, by, tags: (form.tags ?? "").split(TAG_SEPARATOR), now });
	if (changed.ok) return { to: `/forum/${topicId}` };
	if (changed.reason === "unknownTags") {
		const names = listFormat(await context.language, { type: "conjunction" }).format(changed.names);
		return { refused: key("errors.unknownTags"), values: { names } };
	}
	if (changed.reason === "notFound") throw notFound();
	return { refused: key("errors.topicClosed") };
}

const MOVE_REFUSALS = {
	notFound: "errors.moveNotFound",
	first: "errors.moveFirst",
	tooMany: "errors.moveTooMany",
	changed: "errors.moveChanged",
	same: "errors.moveSame",
} as const;

type ModeratorForm = Deed<"moderate" | "slow" | "move" | "split" | "merge">;

async function moderate(
	{ db, requestId }: AppLoadContext,
	form: ModeratorForm,
	{ user, topicId, now }: Now,
): Promise<Outcome> {
	const by = { id: user.id, requestId };
	if (form.intent === "slow") {
		const slowed = await slowTopic(db, { topicId, minutes: form.minutes, by, now });
		return slowed.ok ? { to: `/forum/${topicId}` } : { refused: key("errors.gone") };
	}
	if (form.intent === "moderate" || form.intent === "move") {
		const change = form.intent === "move" ? { deed: "move" as const, category: form.category } : { deed: form.deed };
		const done = await moderateTopic(db, change, { topicId, by, now });
		if (done.ok) return { to: `/forum/${topicId}` };
		if (done.reason === "decided") return { refused: key("errors.closedByDecision"), caseId: done.caseId };
		return { refused: key(done.reason === "noCategory" ? "errors.categoryMissing" : "errors.gone") };
	}
	if (form.intent === "merge") {
		const merged = await mergeTopics(db, { topicId, into: form.into, by, now });
		return merged.ok ? { to: `/forum/${merged.topicId}` } : { refused: key(MOVE_REFUSALS[merged.reason]) };
	}
	const numbers = readNumbers(form.numbers);
	if (!numbers) return { refused: key("errors.numbersWrong") };
	const { title, clientKey } = form;
	const split = await splitTopic(db, { topicId, numbers, title, clientKey, by, now });
	return split.ok ? { to: `/forum/${split.topicId}` } : { refused: key(MOVE_REFUSALS[split.reason]) };
}
