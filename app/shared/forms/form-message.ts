import type { Namespace, Words } from "../words/i18n";

/** What is wrong with a field or a form: the key of a message, and the figures and names it speaks of. */
export type FormMessage = { key: string; values?: Record<string, number | string> };

type Singular<K extends string> = K extends `${infer Base}_${"one" | "few" | "many" | "other"}` ? Base : K;
type Errors<N extends Namespace> = Words[N] extends { errors: infer E } ? E : never;
/** The messages for forms of a namespace: `errors.<name>` in `locales/<language>/<namespace>.json`. */
export type ErrorKey<N extends Namespace> = `errors.${Singular<keyof Errors<N> & string>}`;

/** Takes the keys of one namespace for the messages of a schema: one that has no words does not compile. */
export function errorKeys<N extends Namespace>() {
	return (key: ErrorKey<N>): string => key;
}
