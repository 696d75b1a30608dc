import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { nudgeJobs } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Reportables } from "../reportable.ts";
import { subjectOfPath } from "../reportables.ts";
import { pageOf } from "./report-page-data.server";
import { reportThing } from "./report-thing.server";
import type { Reporter } from "./reports.repository.server";
import { GuestReportForm, ReportForm } from "./schemas";

export type ReportAnswer =
	| { received: { isNew: boolean; email: string | null }; reply?: undefined }
	| { received?: undefined; reply: FormReply };

type Input = { request: Request; user: CurrentUser | null; reportables: Reportables };

/** Takes a report of a thing, or of the page whose address was typed. */
export async function answerReportForm(context: AppLoadContext, { request, user, reportables }: Input) {
	const read = readReport(await request.formData(), user);
	if (read.refused) return data<ReportAnswer>({ reply: read.refused }, 400);
	const { reporter, value, refuse } = read;
	if (value.leaveEmpty) return data<ReportAnswer>({ reply: refuse({ form: "errors.askedAgain" }) }, 400);
	const subject = subjectOf(value, reportables, context.origin);
	if (!subject) return data<ReportAnswer>({ reply: refuse({ page: "errors.pageWrong" }) }, 400);

	const outcome = await reportThing(context.db, {
		reportables,
		subject,
		reporter,
		isModerator: user?.capabilities.includes("moderation") ?? false,
		formKey: value.formKey,
		reason: value.reason,
		body: value.body || null,
		language: await context.language,
		clientIp: context.clientIp,
		origin: context.origin,
		requestId: context.requestId,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJobs(context.env.JOBS_QUEUE, outcome.jobIds));
		const email = "email" in reporter ? reporter.email : null;
		// Anybody can type an address: guests do not learn whether its owner has reported the same.
		return data<ReportAnswer>({ received: { isNew: email !== null || outcome.isNew, email } });
	}
	if (outcome.reason === "tooMany") {
		const { limit, retryAfterSeconds } = outcome;
		const values = { limit, minutes: Math.ceil(retryAfterSeconds / 60) };
		const reply = refuse({ form: "errors.tooMany", values });
		return data<ReportAnswer>({ reply }, { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } });
	}
	const reply = refuse({ form: `errors.${outcome.reason}` });
	return data<ReportAnswer>({ reply }, outcome.reason === "own" ? 409 : 404);
}

type Named = { kind?: string | undefined; id?: string | undefined; page?: string | undefined };

function subjectOf({ kind, id, page }: Named, reportables: Reportables, origin: string) {
	if (kind && id) return { kind, id };
	const path = page ? pageOf(page, origin) : null;
	return path === null ? null : subjectOfPath(reportables, path);
}

type Refusal = { form?: string; values?: Record<string, number>; page?: string };

function readReport(posted: FormData, user: CurrentUser | null) {
	if (user) {
		const form = parseForm(posted, ReportForm);
		if (form.status !== "success") return { refused: form.reply() };
		const reporter: Reporter = { userId: user.id };
		return { reporter, value: form.value, refused: undefined, refuse: (why: Refusal) => form.reply(toErrors(why)) };
	}
	const form = parseForm(posted, GuestReportForm);
	if (form.status !== "success") return { refused: form.reply() };
	const { name, email, goodFaith: _, ...value } = form.value;
	const reporter: Reporter = { name, email };
	return { reporter, value, refused: undefined, refuse: (why: Refusal) => form.reply(toErrors(why)) };
}

function toErrors({ form, values, page }: Refusal) {
	return {
		...(form ? { formErrors: [{ key: form, ...(values ? { values } : {}) }] } : {}),
		...(page ? { fieldErrors: { page: [{ key: page }] } } : {}),
	};
}
