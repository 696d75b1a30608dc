import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { DeskTicketView } from "./desk-ticket-view";
import { nameOf } from "./inbox";

export type CannedAnswer = { id: number; title: string; body: string };

type Props = {
	ticket: DeskTicketView;
	canned: CannedAnswer[];
	formKeys: { reply: string; note: string };
	form: FormView;
	answer: { intent?: string } | undefined;
};

export function DeskForms({ ticket, canned, formKeys, form, answer }: Props) {
	const { t } = useTranslation("desk");
	const say = useMessages("desk");
	const isPending = useNavigation().state === "submitting";
	const reply = useRef<HTMLTextAreaElement>(null);
	const error = form.errors.message && say(form.errors.message);
	const isOfNote = answer?.intent === "note";
	const status = ticket.status === "closed" ? "reopen" : "close";

	function insert(text: string) {
		const field = reply.current;
		if (!field) return;
		field.value = field.value.trim() ? `${field.value.trimEnd()}\n\n${text}` : text;
		field.focus();
	}

	return (
		<div className="mt-8 grid gap-6 border-t border-line-strong pt-6">
			<ErrorSummary
				title={t("errors.summary")}
				errors={error ? [{ fieldId: isOfNote ? "field-note" : "field-reply", message: error }] : []}
				answer={answer}
			/>
			{form.formError ? <ResultNotice tone="warning">{say(form.formError)}</ResultNotice> : null}
			<Form key={formKeys.reply} method="post" noValidate className="grid gap-4">
				<input type="hidden" name="formKey" value={formKeys.reply} />
				<input type="hidden" name="revision" value={ticket.revision} />
				<TextArea
					ref={reply}
					id="field-reply"
					name="message"
					label={t("ticket.reply")}
					help={t("ticket.replyHelp", { email: ticket.personEmail, language: nameOf(ticket.language) })}
					error={isOfNote ? undefined : error}
					defaultValue={isOfNote ? undefined : form.values.message}
					maxLength={10_000}
					rows={7}
				/>
				<div className="flex flex-wrap items-end gap-3">
					<SelectField name="status" label={t("ticket.after")} defaultValue={form.values.status ?? "answered"}>
						{(["answered", "waiting", "closed"] as const).map((one) => (
							<option key={one} value={one}>
								{t(`ticket.${one}`)}
							</option>
						))}
					</SelectField>
					<Button type="submit" name="intent" value="reply" pending={isPending} pendingLabel={t("ticket.pending")}>
						{t("ticket.send")}
					</Button>
				</div>
			</Form>
			<Disclosure summary={t("ticket.canned")}>
				{canned.length === 0 ? <p className="text-label text-ink-muted">{t("ticket.noCanned")}</p> : null}
				<ul className="grid gap-4">
					{canned.map(({ id, title, body }) => (
						<li key={id} className="border-l-2 border-line pl-4">
							<p className="text-label font-strong">{title}</p>
							<p className="mt-1 text-label whitespace-pre-wrap text-ink-muted">{body}</p>
							<Button variant="secondary" size="sm" className="mt-2 noscript:hidden" onClick={() => insert(body)}>
								{t("ticket.insert")}
								<span className="sr-only">
									<Colon />
									{title}
								</span>
							</Button>
						</li>
					))}
				</ul>
				<Link
					to={`/admin/help/canned-answers?language=${ticket.language}`}
					className="mt-4 inline-flex min-h-11 items-center link text-label"
				>
					{t("ticket.manageCanned")}
				</Link>
			</Disclosure>
			<Form key={formKeys.note} method="post" noValidate className="grid justify-items-start gap-3">
				<input type="hidden" name="formKey" value={formKeys.note} />
				<TextArea
					id="field-note"
					name="message"
					label={t("ticket.addNote")}
					error={isOfNote ? error : undefined}
					defaultValue={isOfNote ? form.values.message : undefined}
					maxLength={10_000}
					rows={3}
					className="w-full"
				/>
				<Button type="submit" name="intent" value="note" variant="secondary">
					{t("ticket.saveNote")}
				</Button>
			</Form>
			<Form method="post">
				<input type="hidden" name="revision" value={ticket.revision} />
				<Button type="submit" name="intent" value={status} variant="secondary" size="sm">
					{t(`ticket.${status}`)}
				</Button>
			</Form>
		</div>
	);
}
