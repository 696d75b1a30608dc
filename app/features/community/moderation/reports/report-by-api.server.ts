import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { nudgeJobs } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { translatedFields } from "#app/shared/api/api-fields.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Reportables } from "../reportable.ts";
import { reportThing } from "./report-thing.server";
import { ReportInput, type ReportTakenShape } from "./schemas";

type Input = { request: Request; user: CurrentUser; reportables: Reportables };

export async function reportByApi(context: AppLoadContext, { request, user, reportables }: Input): Promise<Response> {
	const input = ReportInput.safeParse(await request.json());
	if (!input.success)
		return apiError("badRequest", { fields: await translatedFields(context, "reports", input.error) });
	const { subject, reason, text } = input.data;
	const outcome = await reportThing(context.db, {
		reportables,
		subject,
		reporter: { userId: user.id },
		isModerator: user.capabilities.includes("moderation"),
		formKey: newId(),
		reason,
		body: text || null,
		language: await context.language,
		clientIp: context.clientIp,
		origin: context.origin,
		requestId: context.requestId,
		now: new Date(),
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
		return apiError("tooManyRequests", { headers: { "Retry-After": String(outcome.retryAfterSeconds) } });
	}
	if (outcome.reason === "notFound") return apiError("notFound");
	return apiError("conflict", { message: "The thing is your own" });
}
