import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { findMessage } from "#app/features/operations/notifications/outbox/find-message.server.ts";
import { listMessages } from "#app/features/operations/notifications/outbox/list-messages.server.ts";
import { MESSAGES, readView } from "#app/features/operations/notifications/outbox/messages-query.ts";
import { OutboxPage } from "#app/features/operations/notifications/outbox/outbox-page.tsx";
import { detailView, listView } from "#app/features/operations/notifications/outbox/outbox-view.ts";
import { SendAgainInput, SendWaitingInput } from "#app/features/operations/notifications/outbox/schemas.ts";
import { sendAgain } from "#app/features/operations/notifications/outbox/send-again.server.ts";
import { sendWaiting } from "#app/features/operations/notifications/outbox/send-waiting.server.ts";
import { SendWaitingButton } from "#app/features/operations/notifications/outbox/send-waiting-button.tsx";
import { can, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { PathCrumbs } from "#app/features/site/layout/crumbs/path-crumbs.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ message: { subject: string } | null }>({
	name: "outbox",
	i18n: ["outbox", "admin", "lists"],
	layout: "admin",
	byLinkOnly: true,
	crumb: ({ message }) => message?.subject ?? "",
});

/** Open to everyone where the school runs locally, since one reads here how to sign in; not there in production. */
export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const language = await context.language;
	const t = getFixedT(language, "outbox");
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
	const search = new URL(request.url).searchParams;
	const query = MESSAGES.parse(search);
	const now = new Date();
	const found = await listMessages(db, { query, language });
	const id = params.messageId ?? found.rows[0]?.id;
	const message = id === undefined ? null : await findMessage(db, id, language);
	if (params.messageId !== undefined && !message) throw notFound();

	return {
		title: t("title"),
		description: t("lede"),
		list: listView(found, query, { formats, now }),
		message:
			message && detailView(message, { formats, now, origin: context.origin, from: context.env.MAIL_FROM ?? null }),
		isOpened: params.messageId !== undefined,
		view: readView(search),
		isGuest: user === null,
		isAdmin: user?.role === "admin",
		maySend: user?.capabilities.includes("support") ?? false,
		seesOrders: user?.capabilities.includes("money") ?? false,
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Sends a message again; posted to the list, all that waits. */
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
	if (parseForm(fields, SendAgainInput).status !== "success") throw data(null, 400);
	const outcome = await sendAgain(db, { id: params.messageId, ...by });
	if (outcome.ok) {
		context.waitUntil(nudge(outcome.jobId));
		return data({ sentAgain: "asked" as const, sentWaiting: null });
	}
	if (outcome.reason === "notFound") throw notFound();
	return data({ sentAgain: outcome.reason, sentWaiting: null }, 409);
});

export default function Outbox() {
	const { t } = useTranslation("outbox");
	const { isAdmin, maySend, ...shown } = useLoaderData<typeof loader>();
	const { sentAgain = null, sentWaiting = null } = useActionData<typeof action>() ?? {};
	const content = (
		<>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t("lede")}</p>
			<OutboxPage {...shown} maySend={maySend} sentAgain={sentAgain} sentWaiting={sentWaiting} />
		</>
	);
	const { query, waitingInAll } = shown.list;
	const actions = maySend && waitingInAll > 0 ? <SendWaitingButton query={query} /> : null;
	if (isAdmin)
		return (
			<AdminFrame title={t("title")} actions={actions}>
				{content}
			</AdminFrame>
		);
	return (
		<div className="container-page pt-6 md:pt-8">
			<PathCrumbs />
			<h1 className="mt-1 mb-8 font-serif text-step-5">{t("title")}</h1>
			{content}
		</div>
	);
}
