import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";

type Place = { courseId: number; lesson: string; language?: string; question?: { key: string } | null };

/** The page on which the questions of a lesson are written. */
export function questionsPath({ courseId, lesson, language = DEFAULT_LANGUAGE, question }: Place): string {
	const query = new URLSearchParams();
	if (language !== DEFAULT_LANGUAGE) query.set("lang", language);
	if (question) query.set("question", question.key);
	const search = query.size > 0 ? `?${query}` : "";
	return `/instructor-dashboard/courses/${courseId}/lessons/${lesson}/questions${search}`;
}
