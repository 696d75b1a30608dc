import { deskText } from "#app/shared/words/desk-text.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ListedType } from "./page/results.tsx";
import type { ResultType } from "./searchables.ts";

/** Types of results in their order, as a page shows them in a language. */
export function shownTypes(types: readonly ResultType[], language: Language): ListedType[] {
	const textOf = deskText(language);
	return types.map(({ type, icon, list }) => ({
		type,
		icon,
		list,
		one: textOf(`searchTypes.${type}.one`) ?? type,
		many: textOf(`searchTypes.${type}.many`) ?? type,
	}));
}

/** Those that these hits have, as a call answers them. */
export function typesOfHits(types: readonly ResultType[], hits: readonly { type: string }[], language: Language) {
	const found = types.filter(({ type }) => hits.some((hit) => hit.type === type));
	return shownTypes(found, language).map(({ type, icon, one, many }) => ({ type, icon, one, many }));
}
