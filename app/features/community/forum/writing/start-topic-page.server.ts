import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { constraintsOf, parseForm } from "#app/shared/forms/parse-form.server.ts";
import { newId } from "#app/shared/ids.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { type Language, languageName } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCategories } from "../categories/categories.repository.server";
import { isModerator } from "../moderators";
import { findOrigin } from "../origin/origin.repository.server";
import { readOrigin } from "../origin/topic-origin";
import { readPoll } from "../polls/poll-rules";
import { listSuggestedTags } from "../tags/tags.repository.server";
import { tellingId } from "../telling/telling-ids";
import { startTopic } from "../topics/start-topic.server";
import { TAG_SEPARATOR } from "../topics/tags";
import { limitReads } from "../trust/before-writing.server";
import { isWritingRefusal, refusalMessage, refusedWith } from "../trust/refusal-message";
import { topicDraft } from "./drafts/draft-view";
import { dropSentDraft, findDraft } from "./drafts/drafts.repository.server";
import { limitsView } from "./limits/limits-view.server";
import { readDeal } from "./read-deal";
import { StartForm } from "./schemas";
import { silencedMessage } from "./silenced-message";

const key = errorKeys<"forum">();
const PLACE = "new";

type StartPageInput = {
	user: CurrentUser;
	language: Language;
	search: URLSearchParams;
	/** Multiplies limits over time, for load tests (RATE_LIMIT_SCALE). */
	scale: number;
	now: Date;
};

/** The form of a topic, filled with what the address and the draft say. One trip. */
export async function startTopicPageData(db: Database, { user, language, search, scale, now }: StartPageInput) {
	const t = getFixedT(language, "forum");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const asked = readOrigin(search);
	const rows = await inBatch(db, {
		categories: listCategories(db, { reader, language, now }),
		draft: findDraft(db, { userId: user.id, place: PLACE }),
		tags: listSuggestedTags(db),
		...limitReads(db, user.id),
		origin: asked ? findOrigin(db, asked, language) : undefined,
	});
	const origin = firstRow(rows.origin ?? []);
	const draft = firstRow(rows.draft);
	const isAboutCourse = Boolean(origin && origin.courseId !== null);
	const wanted = isAboutCourse ? "courses" : search.get("category");
	const category = rows.categories.find((one) => one.key === wanted)?.key ?? "";
	return {
		title: t("new.title"),
		description: t("new.lede"),
		categories: rows.categories.map(({ key: name, name: words, description, language: only }) => ({
			key: name,
			name: [words || name, languageName(only)].filter(Boolean).join(" · "),
			description,
			only,
		})),
		usual: { category, language },
		origin: asked && origin ? { ...asked, title: origin.title } : null,
		suggestedTags: rows.tags,
		clientKey: newId(),
		limits: constraintsOf(StartForm),
		/** What their level allows at present. */
		allowed: limitsView(rows, { userId: user.id, deed: "topic", formats, scale, now }),
		/** In which the end of a poll is chosen. */
		timeZone: formats.zone,
		isModerator: reader.isModerator,
		draft: draft && draft.sentAt === null ? topicDraft(draft, { category, language }) : null,
		draftSavedAt: draft && (draft.title || draft.body) ? formats.dateTime(draft.savedAt) : null,
		sequence: draft?.sequence ?? 0,
	};
}
export type StartTopicPageData = Awaited<ReturnType<typeof startTopicPageData>>;

type Posted = { posted: FormData; user: CurrentUser; language: Language };

/** Starts a topic and leads to it, or gives the form back with what is wrong. */
export async function answerStartForm(context: AppLoadContext, { posted, user, language }: Posted) {
	const { db, env, origin } = context;
	const form = parseForm(posted, StartForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const { lesson, course, resource, deal: typed, tags, poll: typedPoll, ...topic } = form.value;
	const read = topic.kind === "dealReview" ? readDeal(typed, language) : { ok: true as const, deal: null };
	if (!read.ok) return data<{ reply: FormReply }>({ reply: form.reply({ fieldErrors: read.errors }) }, 400);

	const now = new Date();
	const poll = readPoll(typedPoll, { now, timeZone: user.timeZone });
	if (!poll.ok) return data<{ reply: FormReply }>({ reply: form.reply({ fieldErrors: poll.errors }) }, 400);
	const subject = await originOf(db, { lesson, course, resource }, language);
	const started = await startTopic(db, {
		...topic,
		author: { id: user.id, isModerator: isModerator(user) },
		deal: read.deal,
		poll: poll.poll,
		tags: (tags ?? "").split(TAG_SEPARATOR),
		...subject,
		rateScale: env.RATE_LIMIT_SCALE,
		origin,
		now,
	});
	if (!started.ok && started.reason === "silenced") {
		const { refused, values } = silencedMessage(started.until, { language, timeZone: user.timeZone });
		const reply = form.reply({ formErrors: [{ key: refused, ...(values && { values }) }] });
		return data<{ reply: FormReply }>({ reply }, 409);
	}
	if (!started.ok && started.reason === "unknownTags") {
		const names = listFormat(language, { type: "conjunction" }).format(started.names);
		const tagErrors = [{ key: key("errors.unknownTags"), values: { names } }];
		return data<{ reply: FormReply }>({ reply: form.reply({ fieldErrors: { tags: tagErrors } }) }, 409);
	}
	if (isWritingRefusal(started)) {
		const { refused, values, retryAfter } = refusalMessage(started, { language, timeZone: user.timeZone, now });
		return data<{ reply: FormReply }>(
			{ reply: form.reply({ formErrors: [{ key: refused, values }] }) },
			refusedWith(retryAfter),
		);
	}
	if (!started.ok) {
		const fieldErrors = REFUSALS[started.reason];
		return data<{ reply: FormReply }>({ reply: form.reply({ fieldErrors }) }, 409);
	}
	context.waitUntil(nudgeJob(env.JOBS_QUEUE, tellingId({ authorId: user.id, clientKey: topic.clientKey })));
	await dropSentDraft(db, { userId: user.id, place: PLACE, now });
	return redirect(`/forum/${started.id}`);
}

const REFUSALS = {
	closed: { category: [{ key: key("errors.categoryMissing") }] },
	moderatorsOnly: { kind: [{ key: key("errors.moderatorsOnly") }] },
	otherLanguage: { language: [{ key: key("errors.otherLanguage") }] },
	tooManyPictures: { body: [{ key: key("errors.tooManyPictures") }] },
	pictureGone: { body: [{ key: key("errors.pictureGone") }] },
};

type NamedOrigin = { lesson?: number | undefined; course?: number | undefined; resource?: string | undefined };

/** What the form says that the topic is about; a page that is not there any more is left out. */
async function originOf(db: Database, { lesson, course, resource }: NamedOrigin, language: Language) {
	const search = new URLSearchParams();
	for (const [kind, key] of Object.entries({ lesson, course, resource }))
		if (key !== undefined) search.set(kind, `${key}`);
	const asked = readOrigin(search);
	const found = asked ? firstRow(await findOrigin(db, asked, language)) : null;
	return {
		lessonId: found && asked?.kind === "lesson" ? found.id : null,
		resourceId: found && asked?.kind === "resource" ? found.id : null,
		courseId: found?.courseId ?? null,
	};
}
