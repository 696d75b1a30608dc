import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { IdempotencyKey } from "#app/shared/api/idempotency-key.ts";
import { IDEMPOTENCY_KEY } from "#app/shared/device-queue/queue-headers.ts";
import { type RateLimit, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
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
type Counted = { limit: RateLimit; now: Date; error: "tooManyTopics" | "tooManyPosts" | "tooManyMarks" };

/** 429 that names the limit and when it ends, or null while there is room. */
export async function overLimit(
	context: AppLoadContext,
	tries: Tries,
	{ limit, now, error }: Counted,
): Promise<Response | null> {
	const verdict = verdictOf(tries, { limit, now, scale: context.env.RATE_LIMIT_SCALE });
	if (verdict.allowed) return null;
	const t = getFixedT(await context.language, "forum");
	const unit = error === "tooManyTopics" ? 3600 : 60;
	const message = t(`errors.${error}`, { limit: limit.max, count: Math.ceil(verdict.retryAfterSeconds / unit) });
	return apiError("tooManyRequests", { message, headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
}

/** 403 for whom a moderator has silenced. */
export async function silenced({ context, user }: ApiCall, until: Date | null): Promise<Response> {
	const language = await context.language;
	const { refused, values } = silencedMessage(until, { language, timeZone: user.timeZone });
	const t = getFixedT(language, "forum") as (key: string, values?: { until: string }) => string;
	return apiError("forbidden", { message: t(refused, values) });
}

export function reactionsOf(counted: Partial<Record<string, number>>): ForumReactions {
	const { helpful = 0, thanks = 0, insight = 0, doubt = 0 } = counted;
	return { helpful, thanks, insight, doubt };
}
