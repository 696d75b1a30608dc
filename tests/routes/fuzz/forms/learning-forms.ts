import type { PostedForm } from "./posted-form.ts";

/** Courses and lessons. */
export const LEARNING_FORMS: PostedForm[] = [
	{ route: "/courses/:courseId", path: "/courses/1", as: "student", filled: { _intent: "enroll" } },
	...["done", "recall", "attempt"].map((intent) => ({
		...{ route: "/lessons/:lessonId", path: "/lessons/QUIZ", as: "student" as const },
		filled: { _intent: intent, _attempt: "1", key: "k", knew: "yes" },
	})),
	{
		route: "/lessons/:lessonId",
		path: "/lessons/RECALL",
		as: "student",
		filled: { _intent: "recall", key: "k", knew: "yes" },
	},
];
