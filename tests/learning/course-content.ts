import type { CourseContent, LessonContent } from "#db/content/course-content.ts";

type PlannedLesson = Partial<LessonContent> & { key: string };

export function courseContent(id: number, lessons: PlannedLesson[], given: Partial<CourseContent> = {}): CourseContent {
	return {
		id,
		key: `course-${id}`,
		slug: `course-${id}`,
		topic: "analysis",
		level: "beginner",
		priceCents: 2_900,
		currency: "USD",
		instructor: "",
		featured: false,
		translations: {
			en: { title: `Course ${id}`, shortDescription: "Short.", description: "Long *text*.", outcomes: ["Do it"] },
			de: { title: `Kurs ${id}`, shortDescription: "Kurz.", description: "Langer *Text*.", outcomes: ["Tu es"] },
		},
		modules: [
			{
				key: "ground",
				slug: "ground",
				position: 1,
				translations: { en: { title: "Ground", summary: "First." }, de: { title: "Grund", summary: "Zuerst." } },
				lessons: lessons.map((lesson, index) => ({ ...plainLesson(index + 1), ...lesson })),
			},
		],
		sheets: [],
		...given,
	};
}

function plainLesson(position: number): Omit<LessonContent, "key"> {
	return {
		slug: `lesson-${position}`,
		position,
		type: "article",
		minutes: 10,
		required: true,
		freePreview: false,
		video: null,
		passPercent: null,
		maxAttempts: null,
		questions: [],
		sheets: [],
		translations: {
			en: { title: `Lesson ${position}`, summary: "Summary.", body: "## Heading\n\nText.", recall: [], figures: {} },
			de: { title: `Lektion ${position}`, summary: "Kurz.", body: null, recall: [], figures: {} },
		},
	};
}
