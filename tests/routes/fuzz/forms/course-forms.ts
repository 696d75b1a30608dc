import { CourseOrderDeed, HandOverForm, ManyForm, OfferForm } from "#app/features/learning/course-desk/schemas.ts";
import { FilesForm } from "#app/features/learning/course-editor/files/schemas.ts";
import { KeepForm, RestoreForm, UndoRestoreForm } from "#app/features/learning/course-editor/history/schemas.ts";
import {
	CancelForm,
	DiscardForm,
	PublishForm,
	ScheduleForm,
	UndoMarksForm,
} from "#app/features/learning/course-editor/publish/schemas.ts";
import { DrawForm, RulesForm, WriteQuestionForm } from "#app/features/learning/course-editor/questions/schemas.ts";
import { SendBackForm, SubmitForm, WithdrawForm } from "#app/features/learning/course-editor/submissions/schemas.ts";
import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import type { PostedForm } from "./posted-form.ts";

const editor = "/instructor-dashboard/courses/:id";
const course = "/instructor-dashboard/courses/1";

const history = { route: `${editor}/history`, path: `${course}/history`, as: "admin" } as const;
const QUESTION = {
	intent: "write",
	lang: "en",
	question: "none",
	seen: "x",
	type: "single",
	prompt: "x",
	"options[0].id": "a",
	"options[0].text": "x",
	right: "a",
};
/** Of a question that is not there, so that nothing is changed. */
const QUESTION_DEEDS: Record<string, string>[] = [
	{ intent: "duplicate", lang: "en", question: "none" },
	{ intent: "move", lang: "en", question: "none", to: "1", live: "yes" },
	{ intent: "retire", lang: "en", question: "none" },
	{ intent: "restore", lang: "en", question: "none" },
	{ intent: "take", lang: "en", from: "quiz-the-numbers", question: "none", how: "copy" },
];
const questions = {
	route: `${editor}/lessons/:lesson/questions`,
	path: `${course}/lessons/quiz-reading-a-listing/questions`,
	as: "instructor",
} as const;

/** Forms with which courses are written. */
export const COURSE_FORMS: PostedForm[] = [
	{ ...questions, schema: WriteQuestionForm, filled: QUESTION },
	{ ...questions, schema: RulesForm, filled: { intent: "rules", lang: "en", passPercent: "0", maxAttempts: "0" } },
	// Refused, so that nothing is changed.
	{ ...questions, schema: DrawForm, filled: { intent: "draw", lang: "en", "rows[0].count": "51", "rows[0].tag": "x" } },
	...QUESTION_DEEDS.map((filled) => ({ ...questions, filled })),
	{
		route: `${editor}/files`,
		path: `${course}/files`,
		as: "instructor",
		schema: FilesForm,
		filled: { intent: "remove", id: "0123456789abcdef0123456789abcdef" },
	},
	{ route: `${editor}/files/upload`, path: `${course}/files/upload`, as: "instructor", filled: {} },
	{
		route: `${editor}/files`,
		path: `${course}/files`,
		as: "instructor",
		filled: { intent: "upload", alt: "x" },
	},
	{
		...history,
		schema: RestoreForm,
		filled: { intent: "restore", point: "v1", part: "lesson/how-wholesaling-works", language: "de" },
	},
	{ ...history, schema: UndoRestoreForm, filled: { intent: "undo", kept: "0d4f2a7e-15b8-4c63-8e0a-72f9b1c5d643" } },
	{ ...history, schema: KeepForm, filled: { intent: "keep", note: "Before the review" } },
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "admin",
		schema: PublishForm,
		filled: { intent: "publish", drafts: "course * 1", note: "", tell: "on" },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "admin",
		schema: PublishForm,
		filled: { intent: "publish", drafts: "course * 1", "marks[0].of": "none none", "marks[0].as": "again" },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "admin",
		schema: UndoMarksForm,
		filled: { intent: "undoMarks", regrade: "none" },
	},
	{
		route: `${editor}/history`,
		path: `${course}/history`,
		as: "admin",
		schema: UndoMarksForm,
		filled: { intent: "undoMarks", regrade: "none" },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "admin",
		schema: DiscardForm,
		filled: { intent: "discard", draft: "course * 1" },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "admin",
		schema: ScheduleForm,
		filled: { intent: "schedule", drafts: "course * 1", note: "", tell: "on", day: "2099-12-31", time: "09:00" },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "admin",
		schema: CancelForm,
		filled: { intent: "cancel", schedule: "0d4f2a7e-15b8-4c63-8e0a-72f9b1c5d643" },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "instructor",
		schema: SubmitForm,
		filled: { intent: "submit", drafts: "course * 1", note: "" },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "instructor",
		schema: WithdrawForm,
		filled: { intent: "withdraw", submission: crypto.randomUUID() },
	},
	{
		route: `${editor}/publish`,
		path: `${course}/publish`,
		as: "admin",
		schema: SendBackForm,
		filled: { intent: "sendBack", submission: crypto.randomUUID(), remarks: "None" },
	},
	{
		route: "/admin/courses",
		path: "/admin/courses",
		as: "admin",
		schema: CourseOrderDeed,
		filled: { intent: "place", courseId: "999999", seen: "1", place: "1", search: "" },
	},
	{
		route: "/admin/courses",
		path: "/admin/courses",
		as: "admin",
		schema: HandOverForm,
		filled: { intent: "handOver", chosen: "999999", to: "999999" },
	},
	{
		route: "/admin/courses",
		path: "/admin/courses",
		as: "admin",
		schema: OfferForm,
		filled: { intent: "withdraw", chosen: "999999" },
	},
	{
		route: "/admin/courses",
		path: "/admin/courses",
		as: "admin",
		schema: ManyForm,
		filled: { intent: "setTopic", chosen: "999999", topic: "buyers" },
	},
	{
		route: "/admin/courses",
		path: "/admin/courses",
		as: "admin",
		schema: UndoForm,
		filled: { intent: "undo", changeId: crypto.randomUUID() },
	},
];
