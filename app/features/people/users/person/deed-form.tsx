import { Form } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";

/** What came of the last press on the page of a person: what was sent when it was refused. Null before any. */
export type Answered = { refused: FormView | null };
export const Answer = createContext<Answered | null>(null);
/** The time zone of the school, in which days end. */
export const SchoolZone = createContext("UTC");

type Props = {
	/** Tells the forms of a page apart, also in the tab that keeps what was typed: `suspend 7`. */
	id: string;
	className?: string;
	children: ReactNode;
};

/** A form on the page of a person. What was typed survives the way to the sign-in page: it stands in the form again when somebody comes back. */
export function DeedForm({ id, className, children }: Props) {
	const refilled = useRestoredForm({ key: `deed ${id}`, answer: useContext(Answer) });
	return (
		<Form {...refilled} method="post" preventScrollReset noValidate className={className}>
			{children}
		</Form>
	);
}

/** Attributes of the fields of one form: with what was typed and what is wrong when it is the one that was refused. */
export function useTyped(isThis: (values: FormView["values"]) => boolean) {
	const sent = useContext(Answer)?.refused ?? null;
	const { t } = useTranslation("people");
	const say = useMessages("people");
	const values = sent && isThis(sent.values) ? sent.values : null;
	return {
		values,
		field(name: string, usual = "") {
			const wrong = values ? sent?.errors[name] : undefined;
			// What no page of ours sends has no words of its own.
			const error = wrong && (wrong.key.startsWith("errors.") ? say(wrong) : t("refused.unknown"));
			return { name, defaultValue: values ? (values[name] ?? "") : usual, error };
		},
	};
}

/** The ticked boxes of one name: Conform names several by their place. */
export function listTyped(values: FormView["values"], name: string): string[] {
	return Object.entries(values)
		.filter(([key]) => key === name || key.startsWith(`${name}[`))
		.map(([, value]) => value);
}
