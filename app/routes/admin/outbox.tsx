import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { linkedText } from "../../features/admin/linked-text";
import { OutboxMessage } from "../../features/admin/outbox-message";
import { everyone, guarded } from "../../features/auth/access.server";
import { listLocalMail } from "../../features/notifications/local-mail.repository.server";
import { notFound } from "../../shared/api-error.server";
import { formatsFor } from "../../shared/formats";
import { getFixedT } from "../../shared/i18n.server";
import { page } from "../../shared/page";
import { pageMeta } from "../../shared/page-meta";
import { LinkButton } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "outbox", i18n: ["admin"], layout: "article", byLinkOnly: true });

/** Open to everyone where the school runs locally, since one reads here how to sign in; not there in production. */
export const loader = guarded(everyone, async ({ context, user }) => {
	if (context.env.ENVIRONMENT === "production") throw notFound();
	const language = await context.language;
	const t = getFixedT(language, "admin");
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
	const messages = await listLocalMail(context.db);

	return {
		title: t("outbox.title"),
		description: t("outbox.lede"),
		isGuest: user === null,
		mails: messages.map(({ id, to, subject, text, writtenAt }) => ({
			id,
			to,
			subject,
			parts: linkedText(text, context.origin),
			at: formats.dateTime(writtenAt),
			instant: writtenAt.toISOString(),
		})),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Outbox() {
	const { t } = useTranslation("admin");
	const { mails, isGuest } = useLoaderData<typeof loader>();

	return (
		<div className="container-reading pt-10 md:pt-14">
			<h1 className="font-serif text-step-5">{t("outbox.title")}</h1>
			<p className="mt-1.5 mb-8 text-step-2 text-ink-muted">{t("outbox.lede")}</p>
			{mails.length === 0 ? (
				<EmptyState
					title={t("outbox.empty")}
					action={
						isGuest ? (
							<LinkButton to="/forgot-password" variant="secondary">
								{t("outbox.try")}
							</LinkButton>
						) : null
					}
				>
					{t("outbox.emptyText")}
				</EmptyState>
			) : (
				<div className="grid gap-5">
					{mails.map((mail) => (
						<OutboxMessage key={mail.id} mail={mail} />
					))}
				</div>
			)}
		</div>
	);
}
