import type { Namespace, Words } from "../words/i18n";

export type FormMessage = { key: string; values?: Record<string, number | string> };

type Singular<K extends string> = K extends `${infer Base}_${"one" | "few" | "many" | "other"}` ? Base : K;
type Errors<N extends Namespace> = Words[N] extends { errors: infer E } ? E : never;
/** The message keys of a namespace: `errors.<name>` in `locales/<language>/<namespace>.json`. */
export type ErrorKey<N extends Namespace> = `errors.${Singular<keyof Errors<N> & string>}`;

/** Narrows message keys to one namespace, so that a missing text does not compile. */
export function errorKeys<N extends Namespace>() {
	return (key: ErrorKey<N>): string => key;
}
