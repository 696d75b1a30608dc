import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { LessonOpens, openingProblems } from "#db/content/lesson-opening.ts";
import { listedLessons, type NextVersion } from "./next-version";
import type { PartProblem } from "./part-problems";

/** Rules of the next version that wait for each other, or for a lesson that it does not have. */
export function releaseProblems(next: NextVersion, lessonFacts: (part: string) => JsonObject): PartProblem[] {
	const lessons = listedLessons(next).map((key) => ({
		key,
		opens: LessonOpens.safeParse(lessonFacts(lessonPart(key)).opens).data ?? null,
	}));
	return openingProblems(lessons).map((problem) => ({
		key: lessonPart(problem.key),
		language: FACTS_LANGUAGE,
		field: "opens",
		reason: problem.reason,
		lessons: problem.reason === "circle" ? [...problem.path, problem.key] : problem.lessons,
	}));
}
