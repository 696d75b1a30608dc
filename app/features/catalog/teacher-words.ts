import { DEFAULT_LANGUAGE, type Language } from "../../shared/words/languages";

/** What a course knows of its teacher: their own words, in the language these are in as far as we know, and translations. */
type Said = {
	instructorHeadline: string | null;
	instructorLanguage: string;
	headlineAsked: string | null;
	headlineEnglish: string | null;
};

/** What a teacher says of themselves to a reader: in the reader's language, else in English, else as they wrote it. */
export function teacherWords(said: Said, language: Language) {
	const { instructorHeadline: own, instructorLanguage: ownLanguage, headlineAsked, headlineEnglish } = said;
	if (headlineAsked) return { text: headlineAsked, language };
	if (headlineEnglish && ownLanguage !== language) return { text: headlineEnglish, language: DEFAULT_LANGUAGE };
	return own ? { text: own, language: ownLanguage } : null;
}
