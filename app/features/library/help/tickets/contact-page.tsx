import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import type { Constraint } from "#app/shared/forms/parse-form.server.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { SpamTrap } from "#app/ui/form/spam-trap.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TICKET_TOPICS } from "#db/schema/library/ticket-kinds.ts";

type Props = {
	formKey: string;
	/** The page that it comes from, if any. */
	from: string | null;
	isGuest: boolean;
	form: FormView;
	answer: unknown;
	limits: Record<string, Constraint>;
};

export function ContactForm({ formKey, from, isGuest, form, answer, limits }: Props) {
	const { t } = useTranslation("help");
	const say = useMessages("help");
	const isPending = useNavigation().state === "submitting";
	const { errors, formError, values } = form;
	const errorOf = (name: string) => errors[name] && say(errors[name]);
	const field = (name: string) => ({ name, error: errorOf(name), defaultValue: values[name], ...limits[name] });
	const labels: Record<string, string> = {
		name: t("contact.name"),
		email: t("contact.email"),
		topic: t("contact.topic"),
		subject: t("contact.subject"),
		message: t("contact.message"),
	};
	const problems = Object.entries(errors).map(([name, message]) => ({
		fieldId: `field-${name}`,
		name: labels[name],
		message: say(message),
	}));

	return (
		<Form method="post" noValidate className="mt-6 grid gap-5">
			<ErrorSummary title={t("errors.summary")} errors={problems} answer={answer} />
			{formError ? <Notice tone="danger">{say(formError)}</Notice> : null}
			<input type="hidden" name="formKey" value={formKey} />
			{from ? <input type="hidden" name="from" value={from} /> : null}
			{isGuest ? (
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField {...field("name")} label={t("contact.name")} autoComplete="name" />
					<TextField
						{...field("email")}
						label={t("contact.email")}
						type="email"
						inputMode="email"
						autoComplete="email"
						help={t("contact.emailHelp")}
					/>
				</div>
			) : null}
			<SelectField {...field("topic")} label={t("contact.topic")} defaultValue={values.topic ?? ""}>
				<option value="" disabled>
					{t("contact.chooseTopic")}
				</option>
				{TICKET_TOPICS.map((topic) => (
					<option key={topic} value={topic}>
						{t(`topics.${topic}`)}
					</option>
				))}
			</SelectField>
			<TextField {...field("subject")} label={t("contact.subject")} autoComplete="off" />
			<TextArea {...field("message")} label={t("contact.message")} help={t("contact.messageHelp")} rows={8} />
			<SpamTrap label={t("contact.trap")} />
			{from ? (
				<p className="text-label text-ink-muted [overflow-wrap:anywhere]">{t("contact.fromPage", { page: from })}</p>
			) : null}
			<div className="flex flex-wrap items-center gap-4">
				<Button type="submit" size="lg" pending={isPending} pendingLabel={t("contact.pending")}>
					{t("contact.submit")}
				</Button>
				{isGuest ? (
					<Link to={signInPath("/help/contact")} className="link text-label">
						{t("contact.signIn")}
					</Link>
				) : null}
			</div>
		</Form>
	);
}
