import { useTranslation } from "react-i18next";
import { colon, comma, sentenceGap } from "#app/shared/words/joining.ts";

/** The gap between two sentences if one is an element. For plain texts use `joinSentences`. */
export function SentenceGap() {
	return <>{sentenceGap(useTranslation().i18n.language)}</>;
}

export function Comma() {
	return <>{comma(useTranslation().i18n.language)}</>;
}

export function Colon() {
	return <>{colon(useTranslation().i18n.language)}</>;
}
