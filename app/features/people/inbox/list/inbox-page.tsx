import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ListPages } from "#app/ui/data-table/list-pages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Check, CheckCheck, Mail, Settings2 } from "#app/ui/icons.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { InboxPageData } from "./inbox-page-data.server";
import { INBOX } from "./inbox-query";
import { InboxRail } from "./inbox-rail";
import { NotificationDays } from "./notification-days";
import type { NotificationView } from "./notification-view.server";
import { useInboxKeys } from "./use-inbox-keys";

export function InboxPage({ title, query, views, pages, groups, unread, unreadByGroup }: InboxPageData) {
	const { t } = useTranslation("inbox");
	const list = useInboxKeys();
	return (
		<div className="container-page pt-8 pb-12 md:pt-12">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h1 className="font-serif text-step-5">{title}</h1>
				<div className="flex flex-wrap items-center gap-2">
					{unread > 0 ? (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="intent" value="readAll" />
							<Button type="submit" variant="secondary">
								<CheckCheck className="size-4.5" />
								{t("markAllRead")}
							</Button>
						</Form>
					) : null}
					<LinkButton to="/settings/notifications" variant="quiet">
						<Settings2 className="size-4.5" />
						{t("preferences")}
					</LinkButton>
				</div>
			</div>
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:grid-cols-[13.5rem_minmax(0,44rem)]">
				<InboxRail query={query} groups={groups} unread={unread} unreadByGroup={unreadByGroup} />
				<div ref={list}>
					{views.length === 0 ? (
						<EmptyState title={t(query.filters.group ? "noneInGroup" : "none")}>{t("noneText")}</EmptyState>
					) : (
						<NotificationDays views={views} headingLevel={2} controls={(one) => <ReadButton one={one} />} />
					)}
					<ListPages list={INBOX} query={query} pages={pages} />
					<p className="mt-6 text-step-1 text-ink-muted lg:hidden">{t("kept")}</p>
				</div>
			</div>
		</div>
	);
}

function ReadButton({ one: { id, isRead } }: { one: NotificationView }) {
	const { t } = useTranslation("inbox");
	const Icon = isRead ? Mail : Check;
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="intent" value={isRead ? "unread" : "read"} />
			<IconButton type="submit" label={t(isRead ? "markUnread" : "markRead")}>
				<Icon className="size-4.5" />
			</IconButton>
		</Form>
	);
}
