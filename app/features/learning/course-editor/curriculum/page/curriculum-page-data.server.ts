import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { openingChips, openingSentence } from "#app/features/learning/enrollment/release/release-words.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type EditedCourse, titleOf } from "../../drafts/edited-course.server";
import { frameOf } from "../../frame/course-frame-data.server";
import { LESSON_TYPES, LONGEST } from "../../parts/part-schemas";
import { lessonNumber } from "../curriculum";
import { curriculumOf, outlineOf } from "../outline.server";
import { removedFrom } from "../removed.server";

type Reader = { language: Language; timeZone: string; search: URLSearchParams };

/** The curriculum in words; `?lesson=` or `?module=` is what the inspector shows. */
export function curriculumPageData(course: EditedCourse, { language, timeZone, search }: Reader) {
	const t = getFixedT(language, "course-editor");
	const formats = formatsFor({ language, timeZone });
	const frame = frameOf(course, language);
	const outline = outlineOf(course, language);
	const lessons = outline.flatMap((module) => module.lessons);
	const minutesOf = (those: { minutes: number }[]) =>
		formats.duration(those.reduce((sum, { minutes }) => sum + minutes, 0));
	const order = curriculumOf(course);
	const words = { t: getFixedT(language, "lesson-release"), formats, language };
	const openingIn = ({ opens, isPreview }: (typeof lessons)[number]) => {
		const { days, at, after = [] } = opens ?? {};
		const zone = opens?.timeZone ?? timeZone;
		return {
			when: days !== undefined ? ("days" as const) : at !== undefined ? ("date" as const) : ("atOnce" as const),
			days: days ?? null,
			day: at === undefined ? null : dayOf(new Date(at), zone),
			zone,
			after,
			/** As learners read it who have not enrolled. */
			sentence: openingSentence(opens ?? {}, (key) => titleOf(course, lessonPart(key), language) || key, words),
			chips: isPreview ? [] : openingChips(opens ?? {}, (key) => lessonNumber(order, key), words),
		};
	};
	return {
		title: t("curriculum.title", { course: frame.title }),
		description: t("curriculum.description", { course: frame.title }),
		frame,
		length: minutesOf(lessons),
		modules: outline.map((module) => ({
			...module,
			minutes: module.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
			length: minutesOf(module.lessons),
			lessons: module.lessons.map((lesson) => ({
				...lesson,
				length: minutesOf([lesson]),
				opening: openingIn(lesson),
			})),
		})),
		types: LESSON_TYPES,
		longest: { title: LONGEST.title, summary: LONGEST.summary },
		removed: removedFrom(course, language),
		chosen: {
			lesson: lessons.find(({ key }) => key === search.get("lesson"))?.key ?? null,
			module: outline.find(({ key }) => key === search.get("module"))?.key ?? null,
		},
	};
}

export type CurriculumPageData = ReturnType<typeof curriculumPageData>;
export type ShownModule = CurriculumPageData["modules"][number];
export type ShownLesson = ShownModule["lessons"][number];
