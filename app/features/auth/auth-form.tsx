import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FieldErrors } from "../../shared/form-errors";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Notice } from "../../ui/notice";

type Props = {
	/** Message keys by field; "form" is what concerns no single field. */
	errors: FieldErrors;
	/** Values that messages need, such as a count of minutes. */
	errorValues?: Record<string, number>;
	answer: unknown;
	submit: string;
	pending: string;
	children: ReactNode;
};

/** A plain form post to the page it stands on, with a summary of what to mend. */
export function AuthForm({ errors, errorValues, answer, submit, pending, children }: Props) {
	const { t } = useTranslation("auth");
	const isPending = useNavigation().state === "submitting";
	const { form: formError, ...ofFields } = errors;
	const problems = Object.entries(ofFields).map(([field, key]) => ({
		fieldId: field,
		message: t(key as "errors.wrong"),
	}));

	return (
		<Form method="post" noValidate className="grid gap-5">
			{formError ? <Notice tone="danger">{t(formError as "errors.wrong", errorValues)}</Notice> : null}
			<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={answer} />
			{children}
			<Button type="submit" size="lg" pending={isPending} pendingLabel={pending} className="w-full">
				{submit}
			</Button>
		</Form>
	);
}
