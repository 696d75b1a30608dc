import { isVisible, type ProfilePart } from "#app/features/people/account/profile/visibility.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { teacherPath } from "./teacher-path";
import { splitAfterFirstParagraph, teacherWords } from "./teacher-words";
import type { TeacherRow } from "./teachers.repository.server";

/** A course says itself whether its teacher has a page: it may be unpublished. */
type Shown = TeacherRow & { instructorHasPage?: boolean };

/** The teacher as shown to this reader, in the best available language. */
export function teacherView(teacher: Shown, { language, toMember }: { language: Language; toMember: boolean }) {
	const shown = { visibility: teacher.instructorVisibility, isTeacher: true, toMember };
	const sees = (part: ProfilePart) => isVisible(part, shown);
	const languages = new Intl.DisplayNames(language, { type: "language" });
	const { instructorLanguage: ownLanguage, instructorHeadline, headlineAsked, headlineEnglish } = teacher;
	const headline = { ownLanguage, own: instructorHeadline, asked: headlineAsked, english: headlineEnglish };
	const text = { ownLanguage, own: teacher.instructorBio, asked: teacher.bioAsked, english: teacher.bioEnglish };
	/** `foreign`: name of the language when it is not the reader's. */
	const inWords = (said: typeof headline) => {
		const words = teacherWords(said, language);
		return words && { ...words, foreign: words.language === language ? null : (languages.of(words.language) ?? null) };
	};
	const bio = sees("bio") ? inWords(text) : null;
	return {
		name: teacher.instructorName,
		/** Null without a page of their own. */
		to: teacher.instructorHasPage === false ? null : teacherPath(teacher.instructorId),
		headline: sees("headline") ? inWords(headline) : null,
		bio: bio && { ...splitAfterFirstParagraph(bio.text), language: bio.language, foreign: bio.foreign },
		imageUrl: sees("image") ? teacher.instructorImageUrl : null,
	};
}

export type Teacher = ReturnType<typeof teacherView>;
