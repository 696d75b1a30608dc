import type { PostedForm } from "./posted-form.ts";

/** What a device sends once it is online again. */
const KEPT: Record<string, string>[] = [
	{ kind: "recall", key: "k", knew: "yes" },
	{ kind: "draft", number: "1", savedAt: "1", values: '{"a":["b"]}' },
];

/** Courses and lessons. */
export const LEARNING_FORMS: PostedForm[] = [
	{ route: "/courses/:courseId", path: "/courses/1", as: "student", filled: { _intent: "enroll" } },
	...["done", "recall", "attempt"].map((intent) => ({
		...{ route: "/lessons/:lessonId", path: "/lessons/QUIZ", as: "student" as const },
		filled: { _intent: intent, _attempt: "1", key: "k", knew: "yes" },
	})),
	...KEPT.map((filled) => ({
		...{ route: "/lessons/:lessonId/kept", path: "/lessons/QUIZ/kept", as: "student" as const },
		filled,
	})),
	{
		route: "/lessons/:lessonId",
		path: "/lessons/RECALL",
		as: "student",
		filled: { _intent: "recall", key: "k", knew: "yes" },
	},
];
