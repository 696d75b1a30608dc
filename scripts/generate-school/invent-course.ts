import type { CourseContent, LessonContent } from "#db/content/course-content.ts";
import { SHIPPED_LEVELS } from "#db/content/shipped-taxonomy.ts";

/** Shipped courses have ids below 1,000. */
export const FIRST_COURSE_ID = 1_001;
export const LESSONS_PER_COURSE = 8;

const SUBJECTS: { topic: CourseContent["topic"]; title: string; verb: string }[] = [
	{ topic: "classifieds", title: "Reading listings", verb: "Read a listing" },
	{ topic: "analysis", title: "Pricing repairs", verb: "Price a repair" },
	{ topic: "contracts", title: "Deadlines in a contract", verb: "Keep a deadline" },
	{ topic: "sellers", title: "First calls with owners", verb: "Prepare a first call" },
	{ topic: "buyers", title: "Knowing your buyers", verb: "Write a buy box" },
	{ topic: "crossborder", title: "Buying from abroad", verb: "Ask a local lawyer" },
	{ topic: "analysis", title: "Comparables", verb: "Choose three comparables" },
	{ topic: "sellers", title: "Inherited houses", verb: "Talk to several heirs" },
];
const PLACES = [
	"terraced streets",
	"harbour towns",
	"mining towns",
	"university towns",
	"market towns",
	"river suburbs",
	"hill villages",
	"railway districts",
	"garden suburbs",
	"old town centres",
	"new estates",
	"farm country",
	"island communities",
	"border towns",
	"lake districts",
	"mill quarters",
	"ski valleys",
	"desert cities",
	"coastal resorts",
	"industrial belts",
	"canal districts",
	"capital cities",
	"commuter belts",
	"wine regions",
	"forest parishes",
	"flood plains",
];
const STEPS = ["What to look at first", "The figures", "A worked example", "What goes wrong", "Whom to ask"];

/** `index` from 0. Two modules of four articles, in English. */
export function inventCourse(index: number): CourseContent {
	const subject = SUBJECTS[index % SUBJECTS.length] as (typeof SUBJECTS)[number];
	const place = PLACES[Math.floor(index / SUBJECTS.length) % PLACES.length] as string;
	const round = Math.floor(index / (SUBJECTS.length * PLACES.length));
	const title = `${subject.title} in ${place}${round > 0 ? `, part ${round + 1}` : ""}`;
	const slug = `${slugOf(title)}-${FIRST_COURSE_ID + index}`;
	return {
		id: FIRST_COURSE_ID + index,
		key: slug,
		slug,
		topic: subject.topic,
		level: SHIPPED_LEVELS[index % 3] ?? "beginner",
		featured: false,
		instructor: "",
		priceCents: index % 5 === 0 ? 0 : 4_900 + 5_000 * (index % 7),
		currency: "USD",
		translations: {
			en: {
				title,
				shortDescription: `A short course on ${subject.title.toLowerCase()}, with examples from ${place}.`,
				description: `This course was generated to fill a test school. It has ${LESSONS_PER_COURSE} short lessons about ${place}.`,
				outcomes: [1, 2, 3, 4, 5, 6].map((number) => `${subject.verb}, step ${number}`),
			},
		},
		modules: [0, 1].map((part) => ({
			...(part === 0 ? { key: "the-ground", slug: "the-ground" } : { key: "the-practice", slug: "the-practice" }),
			position: part + 1,
			translations: {
				en: { title: part === 0 ? "The ground" : "The practice", summary: `Part ${part + 1} of the course.` },
			},
			lessons: [1, 2, 3, 4].map((number) => inventLesson(part * 4 + number, place)),
		})),
		sheets: [],
	};
}

function inventLesson(position: number, place: string): LessonContent {
	const title = `${STEPS[position % STEPS.length]} (${position})`;
	const body = `## ${title}\n\nA house in one of the ${place} is offered at 120,000. Repairs come to ${position},000.\n\n| Line | USD |\n|---|---:|\n| Asking price | 120,000 |\n| Repairs | ${position},000 |\n| **Together** | **${120 + position},000** |`;
	return {
		key: `lesson-${position}`,
		slug: `lesson-${position}`,
		position,
		type: "article",
		minutes: 6 + position,
		required: true,
		freePreview: position === 1,
		video: null,
		passPercent: null,
		maxAttempts: null,
		questions: [],
		sheets: [],
		translations: {
			en: { title, summary: `Lesson ${position} of ${LESSONS_PER_COURSE}.`, body, recall: [], figures: {} },
		},
	};
}

function slugOf(title: string): string {
	return title
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 50)
		.replace(/-$/, "");
}
