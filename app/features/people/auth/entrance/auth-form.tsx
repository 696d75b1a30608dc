import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import type { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = {
	form: FormView;
	answer: unknown;
	submit: string;
	pending: string;
	refilled?: ReturnType<typeof useRestoredForm>;
	reloadDocument?: boolean;
	children: ReactNode;
};

export function AuthForm({ form, answer, submit, pending, refilled, reloadDocument, children }: Props) {
	const { t } = useTranslation("auth");
	const isPending = useNavigation().state === "submitting";
	const say = useMessages("auth");
	const names = new Map([
		["email", t("fields.email")],
		["name", t("fields.name")],
		["code", t("login.code")],
		["password", t("fields.password")],
	]);
	const problems = Object.entries(form.errors).map(([fieldId, message]) => ({
		fieldId,
		name: names.get(fieldId),
		message: say(message),
	}));

	return (
		<Form {...refilled} method="post" noValidate reloadDocument={reloadDocument} className="grid gap-5">
			{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
			<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={answer} />
			{children}
			<Button type="submit" size="lg" pending={isPending} pendingLabel={pending} className="w-full">
				{submit}
			</Button>
		</Form>
	);
}
