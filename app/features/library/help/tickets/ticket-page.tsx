import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Thread } from "./thread";
import { PriorityBadge, TicketStatusBadge } from "./ticket-status";
import type { TicketView } from "./ticket-view";

type Props = {
	ticket: TicketView;
	formKey: string;
	form: FormView;
	answer: unknown;
	isNew?: boolean;
	isGuest?: boolean;
};

export function TicketPage({ ticket, formKey, form, answer, isNew = false, isGuest = false }: Props) {
	const { t } = useTranslation("help");
	const { number, subject, topic, status, isPriority, page, opened, closed, messages } = ticket;
	return (
		<div className="container-reading pt-6 md:pt-8">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-label text-ink-muted">
				<span className="tabular">{number}</span>
				<TicketStatusBadge status={status} />
				{isPriority ? <PriorityBadge /> : null}
				<span>{t(`topics.${topic}`)}</span>
			</div>
			<h1 className="mt-2 font-serif text-step-5 [overflow-wrap:anywhere]">{subject}</h1>
			<p className="mt-2 text-label text-ink-muted [overflow-wrap:anywhere]">
				{t("ticket.opened", { date: opened })}
				{page ? (
					<>
						{" · "}
						<Link to={page} className="link">
							{t("ticket.from", { page })}
						</Link>
					</>
				) : null}
			</p>
			{isPriority ? <p className="mt-1 text-label text-ink-muted">{t("priority.text")}</p> : null}
			{isNew ? (
				<Notice tone="success" className="mt-6">
					{t("ticket.received", { number })}
				</Notice>
			) : null}
			<section aria-label={t("ticket.conversation")} className="mt-8">
				<Thread messages={messages} />
			</section>
			{closed ? <p className="mt-6 text-ui text-ink-muted">{t("ticket.closedOn", { date: closed })}</p> : null}
			{ticket.mayWrite ? (
				<ReplyForm key={messages.length} status={status} formKey={formKey} form={form} answer={answer} />
			) : (
				<Notice
					className="mt-6"
					actions={
						<LinkButton to="/help/contact" variant="secondary" size="sm">
							{t("tickets.new")}
						</LinkButton>
					}
				>
					{t("ticket.closedForGood")}
				</Notice>
			)}
			{isGuest ? null : (
				<p className="mt-10">
					<Link to="/help/tickets" className="inline-flex min-h-11 items-center link text-ui">
						{t("tickets.all")}
					</Link>
				</p>
			)}
		</div>
	);
}

type ReplyProps = Pick<Props, "formKey" | "form" | "answer"> & { status: TicketView["status"] };

function ReplyForm({ status, formKey, form, answer }: ReplyProps) {
	const { t } = useTranslation("help");
	const say = useMessages("help");
	const isPending = useNavigation().state === "submitting";
	const isClosed = status === "closed";
	const error = form.errors.message && say(form.errors.message);
	return (
		<div className="mt-8 grid gap-4 border-t border-line-strong pt-6 print:hidden">
			<ErrorSummary
				title={t("errors.summary")}
				errors={error ? [{ fieldId: "field-message", message: error }] : []}
				answer={answer}
			/>
			{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
			<Form method="post" noValidate preventScrollReset className="grid justify-items-start gap-4">
				<input type="hidden" name="formKey" value={formKey} />
				<TextArea
					name="message"
					label={t("ticket.reply")}
					help={isClosed ? t("ticket.replyReopens") : undefined}
					error={error}
					defaultValue={form.values.message}
					maxLength={5_000}
					rows={5}
					className="w-full"
				/>
				<Button type="submit" name="intent" value="reply" pending={isPending} pendingLabel={t("ticket.pending")}>
					{t("ticket.send")}
				</Button>
			</Form>
			<Form method="post" preventScrollReset>
				<Button type="submit" name="intent" value={isClosed ? "reopen" : "close"} variant="secondary" size="sm">
					{t(isClosed ? "ticket.reopen" : "ticket.close")}
				</Button>
			</Form>
		</div>
	);
}
