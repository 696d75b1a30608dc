import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCategoryKeys } from "../categories/categories.repository.server";
import { isModerator } from "../moderators";
import { tellingId } from "../telling/telling-ids";
import { listTopTopics } from "../top/scores.repository.server";
import { startTopic } from "../topics/start-topic.server";
import { categoryByKey, type ListedTopic, listTopics } from "../topics/topic-lists.repository.server";
import { isWritingRefusal } from "../trust/refusal-message";
import { type ApiCall, idempotencyKeyOf, nudge, refusedWriting, silenced, wrongFields } from "./api-answers.server";
import { TopicInput, TopicsQuery } from "./inputs";
import type { ForumPlaceShape, ForumTopicListShape } from "./shapes";
import { toDealSheet } from "./sheet";
import { topicOf } from "./topic-view";

const PAGE = 30;

type Reading = { context: AppLoadContext; request: Request; user: CurrentUser | null };

/** 200: a page of topics that the caller may read; 400 with fields. */
export async function listTopicsByApi({ context, request, user }: Reading): Promise<Response> {
	const { searchParams } = new URL(request.url);
	const [category, sort, period, cursor] = ["category", "sort", "period", "cursor"].map((name) =>
		searchParams.get(name),
	);
	const query = TopicsQuery.safeParse({ category, sort, period, cursor });
	if (!query.success) return wrongFields(context, query.error);
	const now = new Date();
	const reader = { userId: user?.id ?? null, isModerator: isModerator(user) };
	const by = query.data.sort ?? "activity";
	const from = query.data.cursor === null ? null : { side: "after" as const, key: query.data.cursor };
	const filter = query.data.category === null ? {} : { categoryId: categoryByKey(query.data.category) };
	const asked = { reader, filter, now };
	const at = { after: readKey(from, ["number", "number"]), limit: PAGE + 1 };
	const { topics, top, categories } = await inBatch(context.db, {
		topics: by === "top" ? undefined : listTopics(context.db, asked, { sort: by, ...at }),
		top: by === "top" ? listTopTopics(context.db, asked, { period: query.data.period ?? "week", ...at }) : undefined,
		categories: listCategoryKeys(context.db),
	});
	const listed: readonly (ListedTopic & { score?: number })[] = top ?? topics ?? [];
	const page = toCursorPage(listed, {
		size: PAGE,
		cursor: null,
		keyOf: ({ id, score, createdAt, activeAt }) => [score ?? (by === "new" ? createdAt : activeAt).getTime(), id],
	});
	const answer: z.infer<typeof ForumTopicListShape> = {
		topics: page.rows.map((topic) => topicOf(topic, { categories, origin: context.origin })),
		next: page.next?.key ?? null,
	};
	return Response.json(answer);
}

/** 201: started; 200: by an earlier call with the same key; 400 with fields, 403, 429. */
export async function startTopicByApi(call: ApiCall): Promise<Response> {
	const { context, request, user } = call;
	const { db } = context;
	const key = await idempotencyKeyOf(call);
	if (typeof key !== "string") return key;
	const input = TopicInput.safeParse(await request.json());
	if (!input.success) return wrongFields(context, input.error);
	const now = new Date();
	const language = await context.language;
	const { tags = [], language: written = language, sheet, ...topic } = input.data;
	const t = getFixedT(language, "forum");
	const isReview = topic.kind === "dealReview";
	if (isReview !== (sheet !== undefined))
		return apiError("badRequest", { fields: { sheet: t(isReview ? "errors.sheetMissing" : "errors.noSheet") } });
	const started = await startTopic(db, {
		...topic,
		author: { id: user.id, isModerator: isModerator(user) },
		language: written,
		deal: sheet ? toDealSheet(sheet) : null,
		tags,
		clientKey: key,
		rateScale: context.env.RATE_LIMIT_SCALE,
		origin: context.origin,
		now,
	});
	if (started.ok) {
		nudge(call, tellingId({ authorId: user.id, clientKey: key }));
		const place: z.infer<typeof ForumPlaceShape> = { id: started.id, number: 1, hidden: started.hiddenAt !== null };
		return Response.json(place, { status: started.isNew ? 201 : 200 });
	}
	if (isWritingRefusal(started)) return refusedWriting(call, started, now);
	switch (started.reason) {
		case "silenced":
			return silenced(call, started.until);
		case "closed":
			return apiError("badRequest", { fields: { category: t("errors.categoryMissing") } });
		case "unknownTags": {
			const names = listFormat(language, { type: "conjunction" }).format(started.names);
			return apiError("badRequest", { fields: { tags: t("errors.unknownTags", { names }) } });
		}
		case "tooManyPictures":
		case "pictureGone":
			return apiError("badRequest", { fields: { body: t(`errors.${started.reason}`) } });
		case "moderatorsOnly":
			return apiError("badRequest", { fields: { kind: t("errors.moderatorsOnly") } });
		default:
			return apiError("badRequest", { fields: { language: t("errors.otherLanguage") } });
	}
}
