import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { AssignForm } from "./assign-form";
import { type CannedAnswer, DeskForms } from "./desk-forms";
import type { DeskTicketView } from "./desk-ticket-view";
import { nameOf } from "./inbox";
import { PriorityBadge, StatusBadge } from "./status-badge";

type Props = {
	ticket: DeskTicketView;
	staff: { id: number; name: string }[];
	readerId: number;
	canned: CannedAnswer[];
	formKeys: { reply: string; note: string };
	form: FormView;
	answer: { intent?: string } | undefined;
};

export function DeskTicketPage({ ticket, staff, readerId, canned, formKeys, form, answer }: Props) {
	const { t } = useTranslation("desk");
	return (
		<>
			<p className="-mt-5 mb-6 text-ui">
				<Link to="/admin/help/tickets" className="link">
					{t("ticket.all")}
				</Link>
			</p>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<StatusBadge status={ticket.status} />
				{ticket.isPriority ? <PriorityBadge /> : null}
				<span className="text-label text-ink-muted tabular">{ticket.number}</span>
			</div>
			<h2 className="mt-2 max-w-200 text-step-4 [overflow-wrap:anywhere]">{ticket.subject}</h2>
			{ticket.isPriority ? <p className="mt-2 text-label text-ink-muted">{t("priority.text")}</p> : null}
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="max-w-200">
					<section aria-label={t("ticket.conversation")}>
						<Conversation messages={ticket.messages} personName={ticket.personName} />
					</section>
					<DeskForms ticket={ticket} canned={canned} formKeys={formKeys} form={form} answer={answer} />
				</div>
				<div className="grid gap-8">
					<AssignForm
						key={ticket.assigneeId}
						assigneeId={ticket.assigneeId}
						staff={staff}
						readerId={readerId}
						ticketName={ticket.subject}
					/>
					<Facts ticket={ticket} />
					<History deeds={ticket.deeds} />
				</div>
			</div>
		</>
	);
}

function Conversation({ messages, personName }: { messages: DeskTicketView["messages"]; personName: string }) {
	const { t } = useTranslation("desk");
	return (
		<ol className="grid gap-5">
			{messages.map(({ id, kind, body, authorName, written }) => (
				<li
					key={id}
					className={classNames(
						"border-l-2 py-1 pl-4",
						kind === "person"
							? "border-line-strong"
							: kind === "staff"
								? "border-brand"
								: "border-warning bg-warning-soft pr-4",
					)}
				>
					<p className="text-label">
						<span className="font-strong">{kind === "person" ? personName : (authorName ?? t("ticket.wasGone"))}</span>
						<span className="text-ink-muted"> · {written}</span>
						{kind === "note" ? <span className="font-strong text-warning"> · {t("ticket.note")}</span> : null}
					</p>
					<p className="mt-1 text-ui [overflow-wrap:anywhere] whitespace-pre-wrap">{body}</p>
				</li>
			))}
		</ol>
	);
}

function Facts({ ticket }: { ticket: DeskTicketView }) {
	const { t } = useTranslation(["desk", "help"]);
	const { firstAnswer, page, ownerId } = ticket;
	const facts: [string, ReactNode][] = [
		[t("ticket.person"), ticket.personName],
		[t("help:contact.email"), ticket.personEmail],
		...(ownerId === null ? [["", t("ticket.guest")] as [string, ReactNode]] : []),
		[t("list.topic"), t(`help:topics.${ticket.topic}`)],
		[t("list.language"), nameOf(ticket.language)],
		...(page
			? [
					[
						t("ticket.page"),
						<Link key="page" to={page} className="link">
							{page}
						</Link>,
					] as [string, ReactNode],
				]
			: []),
		[t("ticket.opened"), ticket.opened],
		[
			t("ticket.firstAnswer"),
			firstAnswer ? t(`times.${firstAnswer.unit}`, { count: firstAnswer.count }) : t("ticket.noAnswer"),
		],
	];
	return (
		<section aria-labelledby="facts">
			<h2 id="facts" className="font-sans text-label font-strong">
				{t("ticket.facts")}
			</h2>
			<dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 border-t border-line pt-3 text-label">
				{facts.map(([name, value]) => (
					<div key={name} className="contents">
						<dt className="text-ink-muted">{name}</dt>
						<dd className="[overflow-wrap:anywhere]">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

const WORDED_DEEDS = ["assign", "reply", "note", "close", "reopen"] as const;

function History({ deeds }: { deeds: DeskTicketView["deeds"] }) {
	const { t } = useTranslation("desk");
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="font-sans text-label font-strong">
				{t("ticket.history")}
			</h2>
			{deeds.length === 0 ? (
				<p className="mt-2 text-label text-ink-muted">{t("ticket.noHistory")}</p>
			) : (
				<ol className="mt-2 border-t border-line">
					{deeds.map(({ id, verb, actorName, at }) => {
						const told = WORDED_DEEDS.find((one) => one === verb) ?? "other";
						return (
							<li key={id} className="border-b border-line py-2 text-label">
								{t(`ticket.done.${told}`, { name: actorName ?? t("ticket.wasGone"), deed: verb })}
								<span className="block text-step-1 text-ink-subtle">{at}</span>
							</li>
						);
					})}
				</ol>
			)}
		</section>
	);
}
