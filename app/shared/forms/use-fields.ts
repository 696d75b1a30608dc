import { useTranslation } from "react-i18next";
import type { Namespace } from "../words/i18n";
import { type FormReply, readReply } from "./form-reply";
import { useMessages } from "./use-messages";

type FieldsOptions = {
	namespace: Namespace;
	reply: FormReply | undefined;
	intent?: string;
	idPrefix?: string;
	/** The whole form as it was kept before it was sent, by field name. */
	draft?: Record<string, string> | undefined;
};

/** Props for form fields. If this form was rejected, they include the typed values and errors. */
export function useFields({ namespace, reply, intent, idPrefix = "", draft }: FieldsOptions) {
	const say = useMessages(namespace);
	const { t } = useTranslation("forms");
	const read = readReply(reply);
	const isThis = reply !== undefined && (intent === undefined || read.values.intent === intent);
	const values = isThis ? read.values : draft;
	// A message that our own pages cannot cause has no translation.
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
				defaultValue: values ? (values[name] ?? "") : usual,
				error: wrong && sayOne(wrong),
			};
		},
		box(name: string, usual: boolean) {
			return { name, id: idPrefix + name, defaultChecked: values ? values[name] !== undefined : usual };
		},
		choice(name: string, value: string, usual: boolean) {
			const typed = Object.entries(read.values).some(
				([key, one]) => (key === name || key.startsWith(`${name}[`)) && one === value,
			);
			return { name, value, defaultChecked: isThis ? typed : usual };
		},
	};
}
