import { DetailsForm, NewCourseForm, PriceForm } from "#app/features/learning/course-editor/details/schemas.ts";
import {
	AddTeacherForm,
	MoveTeacherForm,
	TeacherForm,
} from "#app/features/learning/course-editor/details/teachers/schemas.ts";
import { LessonForm } from "#app/features/learning/course-editor/lesson/schemas.ts";
import { ReviewForm } from "#app/features/learning/enrollment/review/schemas.ts";
import { SaveNoteForm } from "#app/features/learning/notes/schemas.ts";
import { ReviewAnswerForm } from "#app/features/learning/teaching/reviews/schemas.ts";
import { AnnouncementForm, NewAnnouncementForm } from "#app/features/operations/announcements/schemas.ts";
import type { PostedForm } from "./posted-form.ts";

const KEPT: Record<string, string>[] = [
	{ kind: "recall", key: "k", knew: "yes" },
	{ kind: "draft", number: "1", savedAt: "1", values: '{"a":["b"]}' },
];

const NOTES_FORMS: Record<string, string>[] = [
	{ intent: "edit", id: "x".repeat(30), body: "" },
	{ intent: "restore", id: "x".repeat(30), lesson: "1", kind: "note", language: "en", body: "" },
];

const DETAILS = {
	intent: "save",
	lang: "de",
	revision: "0",
	factsRevision: "0",
	title: "x",
	slug: "x",
	topic: "x",
	level: "x",
};

const EDITOR_FORMS: PostedForm[] = [
	{
		route: "/instructor-dashboard/courses/new",
		path: "/instructor-dashboard/courses/new",
		as: "instructor",
		schema: NewCourseForm,
		filled: { title: "x", language: "en", topic: "none", level: "none" },
	},
	...[DETAILS, { ...DETAILS, intent: "preview" }].map((filled) => ({
		route: "/instructor-dashboard/courses/:id",
		path: "/instructor-dashboard/courses/1",
		as: "instructor" as const,
		schema: DetailsForm,
		filled,
	})),
	{
		route: "/instructor-dashboard/courses/:id",
		path: "/instructor-dashboard/courses/2",
		as: "admin",
		schema: PriceForm,
		filled: { intent: "price", amount: "5", currency: "USD", seen: "x" },
	},
	{
		route: "/instructor-dashboard/courses/:id",
		path: "/instructor-dashboard/courses/1",
		as: "instructor",
		schema: AddTeacherForm,
		filled: { intent: "addTeacher", who: "nobody@grew.example" },
	},
	{
		route: "/instructor-dashboard/courses/:id",
		path: "/instructor-dashboard/courses/1",
		as: "instructor",
		schema: TeacherForm,
		filled: { intent: "removeTeacher", teacher: "999999" },
	},
	{
		route: "/instructor-dashboard/courses/:id",
		path: "/instructor-dashboard/courses/1",
		as: "instructor",
		schema: MoveTeacherForm,
		filled: { intent: "moveTeacher", teacher: "999999", step: "up", seen: "1 2" },
	},
];
const LESSON = "/instructor-dashboard/courses/1/lessons/how-wholesaling-works";
const TYPED = { lang: "en", revision: "0", title: "T", summary: "S", body: "Text.", facts: "yes", minutes: "10" };

/** Of lessons and modules that are not there, so that nothing is changed. */
const CURRICULUM_FORMS: Record<string, string>[] = [
	{ intent: "addLesson", module: "none", title: "x", type: "article", stay: "1" },
	{ intent: "saveModule", module: "none", title: "x", summary: "x" },
	{
		intent: "saveLesson",
		lesson: "none",
		title: "x",
		minutes: "5",
		counts: "required",
		freePreview: "on",
		type: "quiz",
		opens: "date",
		days: "3",
		date: "2026-12-01",
		zone: "UTC",
		after: "none",
		completes: "button",
		share: "90",
	},
	{ intent: "place", lesson: "none", place: "none:0" },
	{ intent: "placeModule", module: "none", at: "1" },
	{ intent: "restoreModule", module: "none", at: "1" },
];

export const LEARNING_FORMS: PostedForm[] = [
	{
		route: "/instructor-dashboard/announcements/new",
		path: "/instructor-dashboard/announcements/new",
		as: "instructor",
		schema: NewAnnouncementForm,
		filled: { intent: "save" },
	},
	{
		route: "/instructor-dashboard/announcements/:announcementId",
		path: "/instructor-dashboard/announcements/none",
		as: "instructor",
		schema: AnnouncementForm,
		filled: { intent: "none" },
	},
	...EDITOR_FORMS,
	...["", "/text"].map((end) => ({
		route: `/instructor-dashboard/courses/:id/lessons/:lesson${end}`,
		path: `${LESSON}${end}?lang=en`,
		as: "instructor" as const,
		schema: LessonForm,
		filled: { intent: end ? "look" : "save", ...TYPED },
	})),
	{ route: "/courses/:courseId", path: "/courses/1", as: "student", filled: { _intent: "enroll" } },
	...["done", "recall", "attempt", "begin"].map((intent) => ({
		route: "/lessons/:lessonId",
		path: "/lessons/QUIZ",
		as: "student" as const,
		filled: { _intent: intent, _attempt: "1", key: "k", knew: "yes" },
	})),
	...KEPT.map((filled) => ({
		route: "/lessons/:lessonId/kept",
		path: "/lessons/QUIZ/kept",
		as: "student" as const,
		filled,
	})),
	{
		route: "/lessons/:lessonId",
		path: "/lessons/RECALL",
		as: "student",
		filled: { _intent: "recall", key: "k", knew: "yes" },
	},
	...CURRICULUM_FORMS.map((filled) => ({
		route: "/instructor-dashboard/courses/:id/curriculum",
		path: "/instructor-dashboard/courses/1/curriculum",
		as: "instructor" as const,
		filled,
	})),
	{
		route: "/courses/:courseId/review",
		path: "/courses/1/review",
		as: "student",
		schema: ReviewForm,
		filled: { stars: "4", body: "x" },
	},
	...[{ intent: "answer", answer: "x", language: "en" }, { intent: "takeBack" }].map((filled) => ({
		route: "/instructor-dashboard/reviews/:reviewId",
		path: "/instructor-dashboard/reviews/1",
		as: "instructor" as const,
		schema: ReviewAnswerForm,
		filled: filled as Record<string, string>,
	})),
	...NOTES_FORMS.map((filled) => ({ route: "/notes", path: "/notes", as: "student" as const, filled })),
	{
		route: "/lessons/:lessonId/notes",
		path: "/lessons/1/notes",
		as: "student",
		schema: SaveNoteForm,
		filled: { intent: "save", kind: "note", language: "en", body: "" },
	},
];
