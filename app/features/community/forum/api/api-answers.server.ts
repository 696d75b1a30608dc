import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { IdempotencyKey } from "#app/shared/api/idempotency-key.ts";
import { IDEMPOTENCY_KEY } from "#app/shared/device-queue/queue-headers.ts";
import { sayMessage } from "#app/shared/forms/say-message.server.ts";
import { verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { WritingRefusal } from "../trust/before-writing.server";
import { writingRefusalAnswer } from "../trust/refusal-answer.server";
import { refusalMessage } from "../trust/refusal-message";
import { tooManyMarks } from "../trust/too-many-marks";
import { FORUM_LIMITS } from "../writing/forum-limits";
import { silencedMessage } from "../writing/silenced-message";
import type { ForumReactions } from "./shapes";

/** Who calls, from a guarded handler. */
export type ApiCall = { context: AppLoadContext; request: Request; user: CurrentUser };

/** 400 with what is wrong with each field. */
export async function wrongFields(context: AppLoadContext, error: z.ZodError): Promise<Response> {
	return apiError("badRequest", { fields: await translatedFields(context, "forum", error) });
}

/** The key of a call that writes, or the answer to a call without one. */
export async function idempotencyKeyOf({ context, request }: ApiCall): Promise<string | Response> {
	const key = IdempotencyKey.safeParse(request.headers.get(IDEMPOTENCY_KEY) ?? "");
	if (key.success) return key.data;
	const t = getFixedT(await context.language, "forum");
	return apiError("badRequest", { fields: { [IDEMPOTENCY_KEY]: t("errors.keyMissing") } });
}

type Tries = Parameters<typeof verdictOf>[0];

/** 429 with when it ends, or null while there is room for another mark. */
export async function overMarks(
	{ context, user }: Pick<ApiCall, "context" | "user">,
	tries: Tries,
	now: Date,
): Promise<Response | null> {
	const limit = FORUM_LIMITS.marks;
	const scale = context.env.RATE_LIMIT_SCALE;
	const verdict = verdictOf(tries, { limit, now, scale });
	if (verdict.allowed) return null;
	const language = await context.language;
	const { refused, values, retryAfter } = tooManyMarks(verdict, { language, timeZone: user.timeZone, scale, now });
	const t = getFixedT(language, "forum") as (key: string, values?: Record<string, number | string>) => string;
	return apiError("tooManyRequests", {
		message: t(refused, values),
		fields: {
			limit: "marks",
			max: String(values.limit),
			count: String(values.used),
			endsAt: new Date(now.getTime() + retryAfter * 1000).toISOString(),
		},
		headers: { "Retry-After": String(retryAfter) },
	});
}

/** 409 or 429 for what level, limits, lists or slow mode refuse. */
export async function refusedWriting(
	{ context, user }: ApiCall,
	refusal: WritingRefusal,
	now: Date,
): Promise<Response> {
	const language = await context.language;
	const { refused, values } = refusalMessage(refusal, { language, timeZone: user.timeZone, now });
	const message = sayMessage(language, "forum", { key: refused, ...(values && { values }) });
	return writingRefusalAnswer(refusal, { now, message });
}

/** Begins to tell people of what was written. */
export function nudge({ context }: ApiCall, jobId: string): void {
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
}

/** 403 for whom a moderator has silenced. */
export async function silenced({ context, user }: ApiCall, until: Date | null): Promise<Response> {
	const language = await context.language;
	const { refused, values } = silencedMessage(until, { language, timeZone: user.timeZone });
	const message = sayMessage(language, "forum", { key: refused, ...(values && { values }) });
	return apiError("forbidden", { message });
}

export function reactionsOf(counted: Partial<Record<string, number>>): ForumReactions {
	const { helpful = 0, thanks = 0, insight = 0, doubt = 0 } = counted;
	return { helpful, thanks, insight, doubt };
}
