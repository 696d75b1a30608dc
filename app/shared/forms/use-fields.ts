import { useTranslation } from "react-i18next";
import type { Namespace } from "../words/i18n";
import { type FormReply, readReply } from "./form-reply";
import { useMessages } from "./use-messages";

type FieldsOptions = {
	namespace: Namespace;
	/** What the action has answered; of another form of the page it counts for nothing. */
	reply: FormReply | undefined;
	/** Tells the forms of a page apart. */
	intent?: string;
	/** Leads the ids of the fields where several forms have fields of one name. */
	idPrefix?: string;
};

/** Attributes for the fields of a form: with what was typed, and what is wrong, when it is the one that was refused. */
export function useFields({ namespace, reply, intent, idPrefix = "" }: FieldsOptions) {
	const say = useMessages(namespace);
	const { t } = useTranslation("forms");
	const read = readReply(reply);
	const isThis = reply !== undefined && (intent === undefined || read.values.intent === intent);
	// What no page of ours sends has no words of its own.
	const sayOne = (message: { key: string }) =>
		/^(?:common:)?errors\./.test(message.key) ? say(message) : t("unknown");
	return {
		isRefused: isThis,
		formError: isThis && read.formError ? sayOne(read.formError) : null,
		problems: isThis
			? Object.entries(read.errors).map(([name, message]) => ({ fieldId: idPrefix + name, message: sayOne(message) }))
			: [],
		field(name: string, usual = "") {
			const wrong = isThis ? read.errors[name] : undefined;
			return {
				id: idPrefix + name,
				name,
				defaultValue: isThis ? (read.values[name] ?? "") : usual,
				error: wrong && sayOne(wrong),
			};
		},
		/** For a box alone. */
		box(name: string, usual: boolean) {
			return { name, id: idPrefix + name, defaultChecked: isThis ? read.values[name] !== undefined : usual };
		},
		/** For one of several boxes of one name. */
		choice(name: string, value: string, usual: boolean) {
			const typed = Object.entries(read.values).some(
				([key, one]) => (key === name || key.startsWith(`${name}[`)) && one === value,
			);
			return { name, value, defaultChecked: isThis ? typed : usual };
		},
	};
}
