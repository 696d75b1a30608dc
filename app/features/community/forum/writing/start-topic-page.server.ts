import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { constraintsOf, parseForm } from "#app/shared/forms/parse-form.server.ts";
import { newId, readId } from "#app/shared/ids.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCategories } from "../categories/categories.repository.server";
import { isModerator } from "../moderators";
import { tellingId } from "../telling/tell-people.server";
import { startTopic } from "../topics/start-topic.server";
import { isWritingRefusal, refusalMessage, refusedWith } from "../trust/refusal-message";
import { dropSentDraft, findDraft } from "./drafts/drafts.repository.server";
import { findLessonOfTopic } from "./lesson-of-topic.repository.server";
import { readDeal } from "./read-deal";
import { StartForm } from "./schemas";
import { silencedMessage } from "./silenced-message";

const key = errorKeys<"forum">();
const PLACE = "new";

type Asked = { user: CurrentUser; language: Language; search: URLSearchParams; now: Date };

/** The form of a topic, filled with what the address and the draft say. One trip. */
export async function startTopicPageData(db: Database, { user, language, search, now }: Asked) {
	const t = getFixedT(language, "forum");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const lessonId = readId(search.get("lesson"));
	const rows = await inBatch(db, {
		categories: listCategories(db, { reader, language, now }),
		draft: findDraft(db, { userId: user.id, place: PLACE }),
		lesson: lessonId === null ? undefined : findLessonOfTopic(db, { lessonId, language }),
	});
	const lesson = firstRow(rows.lesson ?? []);
	const draft = firstRow(rows.draft);
	const asked = search.get("category");
	const category = rows.categories.find((one) => one.key === (lesson ? "courses" : asked))?.key ?? "";
	return {
		title: t("new.title"),
		description: t("new.lede"),
		categories: rows.categories.map(({ key: name, name: words, description, language: only }) => ({
			key: name,
			name: words || name,
			description,
			only,
		})),
		usual: { category, language },
		lesson: lesson && { id: lesson.id, title: lesson.title },
		clientKey: newId(),
		limits: constraintsOf(StartForm),
		isModerator: reader.isModerator,
		draft:
			draft && (draft.body || draft.title)
				? { title: draft.title, body: draft.body, saved: formats.time(draft.savedAt) }
				: null,
		sequence: draft?.sequence ?? 0,
	};
}
export type StartTopicPageData = Awaited<ReturnType<typeof startTopicPageData>>;

type Posted = { posted: FormData; user: CurrentUser; language: Language };

/** Starts a topic and leads to it, or gives the form back with what is wrong. */
export async function answerStartForm(context: AppLoadContext, { posted, user, language }: Posted) {
	const { db, env } = context;
	const form = parseForm(posted, StartForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const { lesson, deal: typed, tags, ...topic } = form.value;
	const read = topic.kind === "dealReview" ? readDeal(typed, language) : { ok: true as const, deal: null };
	if (!read.ok) return data<{ reply: FormReply }>({ reply: form.reply({ fieldErrors: read.errors }) }, 400);

	const now = new Date();
	const found = lesson === undefined ? null : firstRow(await findLessonOfTopic(db, { lessonId: lesson, language }));
	const started = await startTopic(db, {
		...topic,
		author: { id: user.id, isModerator: isModerator(user) },
		deal: read.deal,
		tags: (tags ?? "").split(/[,，、;]/),
		lessonId: found?.id ?? null,
		courseId: found?.courseId ?? null,
		rateScale: env.RATE_LIMIT_SCALE,
		now,
	});
	if (!started.ok && started.reason === "silenced") {
		const { refused, values } = silencedMessage(started.until, { language, timeZone: user.timeZone });
		const reply = form.reply({ formErrors: [{ key: refused, ...(values && { values }) }] });
		return data<{ reply: FormReply }>({ reply }, 409);
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
};
