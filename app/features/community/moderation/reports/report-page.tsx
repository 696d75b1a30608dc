import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { SpamTrap } from "#app/ui/form/spam-trap.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { REPORT_REASONS } from "#db/schema/community/moderation-kinds.ts";
import type { ReportPageData } from "./report-page-data.server";

type Props = ReportPageData & { form: FormView; answer: unknown };

/** Works without script. Signed in it asks for a reason; without an account also for name, address and good faith. */
export function ReportFormSection({ isGuest, formKey, thing, page, limits, form, answer }: Props) {
	const { t } = useTranslation("reports");
	const say = useMessages("reports");
	const isPending = useNavigation().state === "submitting";
	const { errors, formError, values } = form;
	const errorOf = (name: string) => errors[name] && say(errors[name]);
	const field = (name: string) => ({ name, error: errorOf(name), defaultValue: values[name], ...limits[name] });
	const labels: Record<string, string> = {
		page: t("form.page"),
		reason: t("form.reason"),
		body: t("form.body"),
		name: t("form.name"),
		email: t("form.email"),
		goodFaith: t("form.goodFaithName"),
	};
	const problems = Object.entries(errors).map(([name, message]) => ({
		fieldId: `field-${name}`,
		name: labels[name],
		message: say(message),
	}));

	return (
		<Form method="post" noValidate className="mt-6 grid gap-6">
			<ErrorSummary title={t("errors.summary")} errors={problems} answer={answer} />
			{formError ? <Notice tone="danger">{say(formError)}</Notice> : null}
			<input type="hidden" name="formKey" value={formKey} />
			{thing ? (
				<ReportedThing thing={thing} />
			) : (
				<TextField
					{...field("page")}
					defaultValue={values.page ?? page}
					label={t("form.page")}
					help={t("form.pageHelp")}
					inputMode="url"
					autoComplete="off"
				/>
			)}
			<ChoiceGroup legend={t("form.reason")} id="field-reason" error={errorOf("reason")}>
				{REPORT_REASONS.map((reason) => (
					<RadioOption
						key={reason}
						name="reason"
						value={reason}
						label={t(`reasons.${reason}`)}
						help={t(`reasonsHelp.${reason}`)}
						defaultChecked={values.reason === reason}
					/>
				))}
			</ChoiceGroup>
			<TextArea
				{...field("body")}
				label={t("form.body")}
				labelNote={isGuest ? undefined : t("form.optional")}
				help={t(isGuest ? "form.bodyHelpGuest" : "form.bodyHelp")}
				rows={5}
			/>
			{isGuest ? (
				<>
					<div className="grid gap-5 sm:grid-cols-2">
						<TextField {...field("name")} label={t("form.name")} autoComplete="name" />
						<TextField
							{...field("email")}
							label={t("form.email")}
							type="email"
							inputMode="email"
							autoComplete="email"
							help={t("form.emailHelp")}
						/>
					</div>
					<Checkbox
						name="goodFaith"
						id="field-goodFaith"
						value="yes"
						label={t("form.goodFaith")}
						error={errorOf("goodFaith")}
						defaultChecked={values.goodFaith === "yes"}
					/>
				</>
			) : null}
			<SpamTrap label={t("form.trap")} />
			<div className="grid gap-1 text-label text-ink-muted">
				<p>{t("form.secret")}</p>
				<p>
					<Link to="/legal/community-rules" className="link">
						{t("form.rules")}
					</Link>
				</p>
			</div>
			<Button
				type="submit"
				size="lg"
				pending={isPending}
				pendingLabel={t("form.pending")}
				className="justify-self-start"
			>
				{t("form.submit")}
			</Button>
		</Form>
	);
}

function ReportedThing({ thing }: { thing: NonNullable<ReportPageData["thing"]> }) {
	const { t } = useTranslation("reports");
	return (
		<div className="rounded-card border border-line-strong bg-surface-raised px-4 py-3.5">
			<input type="hidden" name="kind" value={thing.kind} />
			<input type="hidden" name="id" value={thing.id} />
			<p className="text-label text-ink-muted">{thing.kindName}</p>
			<p className="text-ui font-strong [overflow-wrap:anywhere]">
				<Link to={thing.path} className="link">
					{thing.title}
				</Link>
			</p>
			{thing.authorName ? (
				<p className="text-label text-ink-muted">{t("form.by", { name: thing.authorName })}</p>
			) : null}
		</div>
	);
}
