import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

export type ProgramStatus =
	| { is: "guest" }
	| { is: "none"; suggestedCode: string }
	| { is: "applied" | "active" | "suspended" | "closed" }
	| { is: "refused"; why: string | null; suggestedCode: string };

type Applied = Extract<ProgramStatus, { is: "applied" | "active" | "suspended" | "closed" }>;

/** False after a refusal, since one may apply again. */
export function hasApplied(standing: ProgramStatus): standing is Applied {
	return !["guest", "none", "refused"].includes(standing.is);
}

type Props = { standing: ProgramStatus; answer: { reply: FormReply } | undefined };

export function ApplySection({ standing, answer }: Props) {
	const { t } = useTranslation("affiliates");
	return (
		<section id="apply" aria-labelledby="apply-title" className="container-page scroll-mt-24 pb-18 md:pb-24">
			<div className="grid gap-x-16 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="apply-title" className="text-step-5">
						{t(hasApplied(standing) ? "apply.yours" : "apply.title")}
					</h2>
					{hasApplied(standing) ? null : <p className="mt-3 max-w-100 text-ui text-ink-muted">{t("apply.text")}</p>}
				</div>
				<div className="max-w-140">
					<Way standing={standing} answer={answer} />
				</div>
			</div>
		</section>
	);
}

function Way({ standing, answer }: Props) {
	const { t } = useTranslation("affiliates");
	if (standing.is === "guest") {
		return (
			<div className="flex flex-wrap gap-3">
				<LinkButton to="/login?redirectTo=%2Faffiliate-program%23apply">{t("apply.signIn")}</LinkButton>
				<LinkButton to="/register?redirectTo=%2Faffiliate-program%23apply" variant="secondary">
					{t("apply.register")}
				</LinkButton>
			</div>
		);
	}
	if (standing.is === "none" || standing.is === "refused") {
		return (
			<>
				{standing.is === "refused" ? (
					<Notice tone="warning" title={t("apply.refused")} className="mb-6">
						{standing.why}
					</Notice>
				) : null}
				<ApplicationForm suggestedCode={standing.suggestedCode} answer={answer} />
			</>
		);
	}
	return (
		<Notice tone={standing.is === "active" ? "success" : "info"} title={t(`apply.standing.${standing.is}`)}>
			<Link to="/affiliate-dashboard" className="link">
				{t("apply.toDashboard")}
			</Link>
		</Notice>
	);
}

function ApplicationForm({ suggestedCode, answer }: { suggestedCode: string; answer: Props["answer"] }) {
	const { t } = useTranslation("affiliates");
	const say = useMessages("affiliates");
	const isSending = useNavigation().formData?.get("intent") === "apply";
	const form = readReply(answer?.reply);
	const field = (name: string, usual = "") => ({
		id: `apply-${name}`,
		name,
		defaultValue: form.values[name] ?? usual,
		error: form.errors[name] ? say(form.errors[name]) : undefined,
	});
	const labels: Record<string, string> = { code: t("apply.code"), place: t("apply.place"), plan: t("apply.plan") };
	const problems = Object.entries(form.errors).map(([name, message]) => ({
		fieldId: `apply-${name}`,
		name: labels[name],
		message: say(message),
	}));
	return (
		<Form method="post" action="?#apply" noValidate className="grid gap-5">
			<input type="hidden" name="intent" value="apply" />
			<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={answer} />
			{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
			<TextField
				{...field("code", suggestedCode)}
				label={t("apply.code")}
				help={t("apply.codeHelp")}
				maxLength={16}
				autoComplete="off"
				autoCapitalize="characters"
			/>
			<TextArea {...field("place")} label={t("apply.place")} help={t("apply.placeHelp")} rows={2} maxLength={300} />
			<TextArea {...field("plan")} label={t("apply.plan")} help={t("apply.planHelp")} maxLength={1000} />
			<Checkbox
				id="apply-agrees"
				name="agrees"
				label={t("apply.agrees")}
				defaultChecked={form.values.agrees !== undefined}
				error={form.errors.agrees ? say(form.errors.agrees) : undefined}
			/>
			<p className="text-step-1 text-ink-muted">
				<Link to="/legal/affiliate-terms" className="link">
					{t("program.terms")}
				</Link>
			</p>
			<div>
				<Button type="submit" pending={isSending} pendingLabel={t("apply.sending")}>
					{t("apply.send")}
				</Button>
			</div>
		</Form>
	);
}
