import { useTranslation } from "react-i18next";
import type { Namespace } from "../words/i18n";
import type { FormMessage } from "./form-message";

export function useMessages(namespace: Namespace): (message: FormMessage) => string {
	const { t } = useTranslation(namespace);
	const say = t as (key: string, values?: FormMessage["values"]) => string;
	return ({ key, values }) => say(key, values);
}
