import { Form } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";

export type ActionAnswer = { refused: FormView | null };
export const Answer = createContext<ActionAnswer | null>(null);
export const SchoolZone = createContext("UTC");

type Props = {
	/** Unique among the forms of the page; also the key of entered values in the tab's storage: `suspend 7`. */
	id: string;
	className?: string;
	children: ReactNode;
};

/** Restores the entered values after a redirect to sign-in. */
export function DeedForm({ id, className, children }: Props) {
	const refilled = useRestoredForm({ key: `deed ${id}`, answer: useContext(Answer) });
	return (
		<Form {...refilled} method="post" preventScrollReset noValidate className={className}>
			{children}
		</Form>
	);
}

/** Field attributes of one form, with its values and errors when it was the refused one. */
export function useTypedValues(isThis: (values: FormView["values"]) => boolean) {
	const sent = useContext(Answer)?.refused ?? null;
	const { t } = useTranslation("people");
	const say = useMessages("people");
	const values = sent && isThis(sent.values) ? sent.values : null;
	return {
		values,
		field(name: string, usual = "") {
			const wrong = values ? sent?.errors[name] : undefined;
			// Errors that our own forms cannot cause have no texts.
			const error = wrong && (wrong.key.startsWith("errors.") ? say(wrong) : t("refused.unknown"));
			return { name, defaultValue: values ? (values[name] ?? "") : usual, error };
		},
	};
}

/** Ticked boxes of one name: Conform names them by index. */
export function listTyped(values: FormView["values"], name: string): string[] {
	return Object.entries(values)
		.filter(([key]) => key === name || key.startsWith(`${name}[`))
		.map(([, value]) => value);
}
