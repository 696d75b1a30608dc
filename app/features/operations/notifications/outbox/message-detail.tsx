import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowLeft } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { MessageContent } from "./message-content";
import { MESSAGE_VIEWS, MESSAGES_LIST, type MessagesQuery, type MessageViewName, messagePath } from "./messages-query";
import type { DetailView } from "./outbox-view";

type Props = {
	message: DetailView;
	query: MessagesQuery;
	view: MessageViewName;
	maySend: boolean;
	seesOrders: boolean;
	sentAgain: "asked" | "changedMeanwhile" | "reported" | null;
	className?: string;
};

export function MessageDetail({ message, query, view, maySend, seesOrders, sentAgain, className }: Props) {
	const { t } = useTranslation("outbox");
	const { id, subject, to, wholeAt, instant, delivery } = message;
	return (
		<article aria-labelledby="message-subject" className={classNames("min-w-0 pt-5 lg:pt-6 lg:pl-10", className)}>
			<LinkButton to={MESSAGES_LIST.href(query)} variant="quiet" className="mb-3 lg:hidden">
				<ArrowLeft className="size-4" />
				{t("back")}
			</LinkButton>
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div className="min-w-0">
					<h2 id="message-subject" className="font-serif text-step-4 [overflow-wrap:anywhere]">
						{subject}
					</h2>
					<p className="mt-1 text-step-1 text-ink-muted [overflow-wrap:anywhere]">
						{to ? t("to", { address: to }) : t("nobody")} · <time dateTime={instant}>{wholeAt}</time>
					</p>
				</div>
				{maySend && delivery ? <SendAgain message={message} action={messagePath(id, query, view)} /> : null}
			</div>
			{sentAgain === "asked" ? (
				<Notice tone="success" title={t("asked")} className="mt-5">
					{t("askedText")}
				</Notice>
			) : null}
			{sentAgain === "changedMeanwhile" ? (
				<Notice tone="warning" title={t("changed")} className="mt-5">
					{t("changedText")}
				</Notice>
			) : null}
			{sentAgain === "reported" ? (
				<Notice tone="success" title={t("reported")} className="mt-5">
					{t("reportedText")}
				</Notice>
			) : null}
			<TabLinks
				label={t("views.label")}
				items={MESSAGE_VIEWS.map((name) => ({
					to: messagePath(id, query, name),
					label: t(`views.${name}`),
					isCurrent: name === view,
				}))}
				className="mt-5"
			/>
			<div className="mt-6 max-w-144">
				<MessageContent message={message} view={view} />
				<MessageFoot message={message} seesOrders={seesOrders} />
				{maySend && to ? <Pretend action={messagePath(id, query, view)} /> : null}
			</div>
		</article>
	);
}

/** Kind, cause and attempts of a message. */
function MessageFoot({ message: { kindName, delivery }, seesOrders }: { message: DetailView; seesOrders: boolean }) {
	const { t } = useTranslation("outbox");
	const attempts = delivery?.attempts;
	return (
		<p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-step-1 text-ink-muted">
			{kindName ? <span>{kindName}</span> : null}
			{seesOrders && delivery?.orderId ? (
				<Link to={`/admin/orders/${encodeURIComponent(delivery.orderId)}`} className="link">
					{t("order")}
				</Link>
			) : null}
			{attempts && attempts.count > 0 ? (
				<span>{t("attempts", { count: attempts.count, number: attempts.number })}</span>
			) : null}
		</p>
	);
}

function SendAgain({ message: { state }, action }: { message: DetailView; action: string }) {
	const { t } = useTranslation("outbox");
	const { formAction, formMethod } = useNavigation();
	const isPending = formMethod === "POST" && formAction === action;
	return (
		<Form method="post" action={action} preventScrollReset>
			<Button type="submit" variant="secondary" pending={isPending} pendingLabel={t("sending")}>
				{t(state === "waiting" ? "sendNow" : "sendAgain")}
			</Button>
		</Form>
	);
}

/** What the mail service would report: tries what follows from it. */
function Pretend({ action }: { action: string }) {
	const { t } = useTranslation("outbox");
	return (
		<Form method="post" action={action} className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
			<input type="hidden" name="intent" value="pretend" />
			<p className="w-full text-label text-ink-muted">{t("pretend.lede")}</p>
			<Button type="submit" name="kind" value="bounce" size="sm" variant="quiet">
				{t("pretend.bounce")}
			</Button>
			<Button type="submit" name="kind" value="complaint" size="sm" variant="quiet">
				{t("pretend.complaint")}
			</Button>
		</Form>
	);
}
