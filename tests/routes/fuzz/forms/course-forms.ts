import { KeepForm, RestoreForm, UndoRestoreForm } from "#app/features/learning/course-editor/history/schemas.ts";
import {
	CancelForm,
	DiscardForm,
	PublishForm,
	ScheduleForm,
} from "#app/features/learning/course-editor/publish/schemas.ts";
import type { PostedForm } from "./posted-form.ts";

const editor = "/instructor-dashboard/courses/:id";
const course = "/instructor-dashboard/courses/1";

const history = { route: `${editor}/history`, path: `${course}/history`, as: "admin" } as const;

/** Forms with which courses are written. */
export const COURSE_FORMS: PostedForm[] = [
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
];
