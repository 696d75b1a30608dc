import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { OutboxPage } from "#app/features/operations/notifications/outbox/outbox-page.tsx";
import { SendWaitingButton } from "#app/features/operations/notifications/outbox/send-waiting-button.tsx";
import { PathCrumbs } from "#app/features/site/layout/crumbs/path-crumbs.tsx";
import { AdminFrame } from "../admin-frame";

type Props = ComponentProps<typeof OutboxPage> & { isAdmin: boolean };

export function OutboxDesk({ isAdmin, maySend, sentAgain, sentWaiting, ...shown }: Props) {
	const { t } = useTranslation("outbox");
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
