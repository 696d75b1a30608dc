import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, everyone, guarded } from "../../../features/auth/access.server";
import { PathCrumbs } from "../../../features/frame/crumbs/path-crumbs";
import { nudgeJob } from "../../../features/jobs/enqueue.server";
import { findMessage } from "../../../features/notifications/outbox/find-message.server";
import { listMessages } from "../../../features/notifications/outbox/list-messages.server";
import { MESSAGES, readView } from "../../../features/notifications/outbox/messages-query";
import { OutboxPage } from "../../../features/notifications/outbox/outbox-page";
import { detailView, listView } from "../../../features/notifications/outbox/outbox-view";
import { SendAgainInput, SendWaitingInput } from "../../../features/notifications/outbox/schemas";
import { sendAgain } from "../../../features/notifications/outbox/send-again.server";
import { sendWaiting } from "../../../features/notifications/outbox/send-waiting.server";
import { SendWaitingButton } from "../../../features/notifications/outbox/send-waiting-button";
import { notFound } from "../../../shared/api/api-error.server";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
