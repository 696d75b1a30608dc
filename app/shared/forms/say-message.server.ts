import type { Namespace } from "../words/i18n";
import { getFixedT } from "../words/i18n.server";
import type { Language } from "../words/languages";
import type { FormMessage } from "./form-message";

/** A message of the server in words, where no form says it. Pages use `useMessages`. */
export function sayMessage(language: Language, namespace: Namespace, { key, values }: FormMessage): string {
	const say = getFixedT(language, namespace) as (key: string, values?: FormMessage["values"]) => string;
	return say(key, values);
}
