import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import type { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "../button";
import { classNames } from "../class-names";
import { ErrorSummary } from "./error-summary";
import { KEEPS_UNSAVED } from "./unsaved-text";

type ChangeFormProps = {
	/** Of `useFields`, with the intent "change" where something is changed. */
	form: Pick<ReturnType<typeof useFields>, "formError" | "isRefused" | "problems">;
	reply: FormReply | undefined;
	/** The state of the thing that is changed; undefined for a new one. */
	version: number | undefined;
	/** Id of the field that a message about the whole form leads to. */
	mainField: string;
	summary: (problems: number) => string;
	submit: string;
	className?: string;
	children: ReactNode;
};

/** Form to create or edit an entity: errors above, one button below. */
export function ChangeForm({ form, reply, version, mainField, summary, submit, className, children }: ChangeFormProps) {
	const isNew = version === undefined;
	const ofForm = form.formError ? [{ fieldId: mainField, message: form.formError }] : [];
	const problems = [...ofForm, ...form.problems];
	return (
		<Form
			method="post"
			preventScrollReset={!isNew}
			noValidate
			className={classNames("grid max-w-160 gap-6", className)}
			{...(form.isRefused ? { [KEEPS_UNSAVED]: "" } : {})}
		>
			<ErrorSummary title={summary(problems.length)} errors={problems} answer={reply} />
			{isNew ? null : <input type="hidden" name="version" value={version} />}
			{children}
			<Button
				type="submit"
				{...(isNew ? {} : { name: "intent", value: "change" })}
				pending={useNavigation().state === "submitting"}
				className="justify-self-start"
			>
				{submit}
			</Button>
		</Form>
	);
}
