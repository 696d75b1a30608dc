import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { nudgeJobs } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { IdempotencyKey } from "#app/shared/api/idempotency-key.ts";
import { IDEMPOTENCY_KEY } from "#app/shared/device-queue/queue-headers.ts";
import { newId } from "#app/shared/ids.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Reportables } from "../reportable.ts";
import { reportThing } from "./report-thing.server";
import { ReportInput, type ReportTakenShape } from "./schemas";

type Input = { request: Request; user: CurrentUser; reportables: Reportables };

/**
 * 201: taken; 200: the caller's open report of the same thing, or what an earlier call has sent with the same key. 400
 * with fields, 404, 409 for what is the caller's own, 429 with limit, count and end.
 */
export async function reportByApi(context: AppLoadContext, { request, user, reportables }: Input): Promise<Response> {
	const t = getFixedT(await context.language, "reports");
	const sentKey = request.headers.get(IDEMPOTENCY_KEY);
	if (sentKey !== null && !IdempotencyKey.safeParse(sentKey).success)
		return apiError("badRequest", { fields: { [IDEMPOTENCY_KEY]: t("errors.keyWrong") } });
	const input = ReportInput.safeParse(await request.json());
	if (!input.success)
		return apiError("badRequest", { fields: await translatedFields(context, "reports", input.error) });
	const { subject, reason, text } = input.data;
	const now = new Date();
	const outcome = await reportThing(context.db, {
		reportables,
		subject: { ...subject, id: String(subject.id) },
		reporter: { userId: user.id },
		isModerator: user.capabilities.includes("moderation"),
		// Callers choose keys of their own, which may be the same; the stored one names nobody.
		formKey: sentKey === null ? newId() : await hashSecret(`report ${user.id} ${sentKey}`),
		reason,
		body: text || null,
		language: await context.language,
		clientIp: context.clientIp,
		origin: context.origin,
		requestId: context.requestId,
		now,
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJobs(context.env.JOBS_QUEUE, outcome.jobIds));
		const taken: z.input<typeof ReportTakenShape> = {
			status: outcome.isNew ? "received" : "alreadyReported",
			reportedAt: outcome.reportedAt.toISOString(),
		};
		return Response.json(taken, { status: outcome.isNew ? 201 : 200 });
	}
	if (outcome.reason === "tooMany") {
		const { limit, retryAfterSeconds } = outcome;
		const endsAt = new Date(now.getTime() + retryAfterSeconds * 1000).toISOString();
		return apiError("tooManyRequests", {
			message: t("errors.tooMany", { limit, minutes: Math.ceil(retryAfterSeconds / 60) }),
			// All of them were sent.
			fields: { limit: "reportsPerDay", max: String(limit), count: String(limit), endsAt },
			headers: { "Retry-After": String(retryAfterSeconds) },
		});
	}
	if (outcome.reason === "notFound") return apiError("notFound");
	return apiError("conflict", { message: t("errors.own") });
}
