import { DiscardForm, PublishForm } from "#app/features/learning/course-editor/publish/schemas.ts";
import type { PostedForm } from "./posted-form.ts";

const editor = "/instructor-dashboard/courses/:id";
const course = "/instructor-dashboard/courses/1";

/** Forms with which courses are written. */
export const COURSE_FORMS: PostedForm[] = [
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
];
