import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ALL_MAILS, MAIL_KINDS } from "#app/composition.server.ts";
import { OutboxDesk } from "#app/features/operations/admin/outbox/outbox-desk.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { outboxPageData } from "#app/features/operations/notifications/outbox/outbox-page-data.server.ts";
import { pretendReport } from "#app/features/operations/notifications/outbox/pretend-report.server.ts";
import {
	PretendInput,
	SendAgainInput,
	SendWaitingInput,
} from "#app/features/operations/notifications/outbox/schemas.ts";
import { sendAgain } from "#app/features/operations/notifications/outbox/send-again.server.ts";
import { sendWaiting } from "#app/features/operations/notifications/outbox/send-waiting.server.ts";
import { can, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ message: { subject: string } | null }>({
	name: "outbox",
	i18n: ["outbox", "admin", "lists"],
	layout: "admin",
	byLinkOnly: true,
	crumb: ({ message }) => message?.subject ?? "",
});

export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const shown = await outboxPageData(db, {
		messageId: params.messageId,
		search: new URL(request.url).searchParams,
		kinds: MAIL_KINDS,
		user,
		language: await context.language,
		timeZone: user?.timeZone ?? context.timeZone,
		origin: context.origin,
		from: context.env.MAIL_FROM ?? null,
	});
	if (!shown) throw notFound();
	return shown;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Resends a message; a POST to the list sends all waiting mail. */
export const action = guarded(can("support"), async ({ context, db, params, request, user }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const fields = await request.formData();
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const nudge = (id: string) => nudgeJob(context.env.JOBS_QUEUE, id);
	if (params.messageId === undefined) {
		if (parseForm(fields, SendWaitingInput).status !== "success") throw data(null, 400);
		const ids = await sendWaiting(db, by);
		context.waitUntil(Promise.all(ids.map(nudge)));
		return data({ sentAgain: null, sentWaiting: ids.length });
	}
	const pretended = parseForm(fields, PretendInput);
	if (pretended.status === "success") {
		const report = { messageId: params.messageId, kind: pretended.value.kind, now: by.now };
		if (!(await pretendReport(db, context.env.JOBS_QUEUE, report))) throw notFound();
		return data({ sentAgain: "reported" as const, sentWaiting: null });
	}
	if (parseForm(fields, SendAgainInput).status !== "success") throw data(null, 400);
	const outcome = await sendAgain(db, { id: params.messageId, mails: ALL_MAILS, ...by });
	if (outcome.ok) {
		context.waitUntil(nudge(outcome.jobId));
		return data({ sentAgain: "asked" as const, sentWaiting: null });
	}
	if (outcome.reason === "notFound") throw notFound();
	return data({ sentAgain: outcome.reason, sentWaiting: null }, 409);
});

export default function Outbox() {
	const { sentAgain = null, sentWaiting = null } = useActionData<typeof action>() ?? {};
	return <OutboxDesk {...useLoaderData<typeof loader>()} sentAgain={sentAgain} sentWaiting={sentWaiting} />;
}
