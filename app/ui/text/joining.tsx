import { useTranslation } from "react-i18next";
import { colon, comma, sentenceGap } from "#app/shared/words/joining.ts";

/** What stands between two sentences of which one is, or holds, an element; texts alone go through `joinSentences`. */
export function SentenceGap() {
	return <>{sentenceGap(useTranslation().i18n.language)}</>;
}

/** What stands between two parts of a phrase, likewise. */
export function Comma() {
	return <>{comma(useTranslation().i18n.language)}</>;
}

/** What stands between a name and what it is, likewise. */
export function Colon() {
	return <>{colon(useTranslation().i18n.language)}</>;
}
