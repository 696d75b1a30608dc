import { isVisible, type ProfilePart } from "#app/features/people/account/profile/visibility.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { CourseDetails } from "../courses.repository.server";
import { splitAfterFirstParagraph, teacherWords } from "../teacher-words";

/** The teacher as shown to this reader, in the best available language. */
export function teacherView(course: CourseDetails, { language, toMember }: { language: Language; toMember: boolean }) {
	const shown = { visibility: course.instructorVisibility, isTeacher: true, toMember };
	const sees = (part: ProfilePart) => isVisible(part, shown);
	const languages = new Intl.DisplayNames(language, { type: "language" });
	const { instructorLanguage: ownLanguage, instructorHeadline, headlineAsked, headlineEnglish } = course;
	const headline = { ownLanguage, own: instructorHeadline, asked: headlineAsked, english: headlineEnglish };
	const text = { ownLanguage, own: course.instructorBio, asked: course.bioAsked, english: course.bioEnglish };
	/** `foreign`: name of the language when it is not the reader's. */
	const inWords = (said: typeof headline) => {
		const words = teacherWords(said, language);
		return words && { ...words, foreign: words.language === language ? null : (languages.of(words.language) ?? null) };
	};
	const bio = sees("bio") ? inWords(text) : null;
	return {
		name: course.instructorName,
		headline: sees("headline") ? inWords(headline) : null,
		bio: bio && { ...splitAfterFirstParagraph(bio.text), language: bio.language, foreign: bio.foreign },
		imageUrl: sees("image") ? course.instructorImageUrl : null,
	};
}

export type Teacher = ReturnType<typeof teacherView>;
