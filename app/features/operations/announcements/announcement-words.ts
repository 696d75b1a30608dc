import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";

type Written = { titles: Record<string, string>; bodies: Record<string, string> };

/** Title and text in a language, or in English where it is not written in that one. */
export function wordsIn({ titles, bodies }: Written, language: Language) {
	const title = titles[language];
	const body = bodies[language];
	if (title && body) return { language, title, body };
	const shown = DEFAULT_LANGUAGE;
	return { language: shown, title: titles[shown] ?? "", body: bodies[shown] ?? "" };
}

/** The languages that it is written in. */
export function languagesOf({ titles, bodies }: Written): Language[] {
	return LANGUAGE_CODES.filter((code) => titles[code] && bodies[code]);
}

/** The page on which its receivers read it. */
export function announcementPath(id: string): string {
	return `/announcements/${id}`;
}

type Sent = { byTeacher: boolean; teacherName: string | null; courseTitles: { language: string; title: string }[] };

/** Teacher and course of what a teacher has written, in a language or in English; null for all else. */
export function senderIn({ byTeacher, teacherName, courseTitles }: Sent, language: Language) {
	if (!byTeacher || teacherName === null) return null;
	const titleIn = (code: string) => courseTitles.find((one) => one.language === code)?.title;
	return { teacher: teacherName, course: titleIn(language) || titleIn(DEFAULT_LANGUAGE) || "" };
}

/** The id of the event of one receiver: whatever happens, there is one. Triggers read it as well. */
export function eventIdOf(announcementId: string, userId: number): string {
	return `announcement:${announcementId}:${userId}`;
}
