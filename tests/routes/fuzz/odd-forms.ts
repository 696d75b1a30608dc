import { beforeAll, test } from "vitest";
import { positionField } from "#app/features/learning/quizzes/read-quiz-form.ts";
import { openedSchool } from "../school.ts";
import { ACCOUNT_FORMS } from "./forms/account-forms.ts";
import { COMMUNITY_FORMS } from "./forms/community-forms.ts";
import { COURSE_FORMS } from "./forms/course-forms.ts";
import { DESK_FORMS } from "./forms/desk-forms.ts";
import { ENTRANCE_FORMS } from "./forms/entrance-forms.ts";
import { LEARNING_FORMS } from "./forms/learning-forms.ts";
import { LIBRARY_FORMS } from "./forms/library-forms.ts";
import { MONEY_FORMS } from "./forms/money-forms.ts";
import type { PostedForm } from "./forms/posted-form.ts";
import { DEEP_TEXTS, LONG_TEXTS, ODD_TEXTS, rotations, type Share } from "./odd-values.ts";
import { askAll, expectAnswer } from "./refusals.ts";
import { PATTERNS } from "./route-patterns.ts";
import { fieldsOf } from "./schema-fields.ts";

export const FORMS: PostedForm[] = [
	...MONEY_FORMS,
	...ENTRANCE_FORMS,
	...ACCOUNT_FORMS,
	...LEARNING_FORMS,
	...COURSE_FORMS,
	...DESK_FORMS,
	...LIBRARY_FORMS,
	...COMMUNITY_FORMS,
];

export function askForms(share: Share) {
	const school = openedSchool();
	let questions: { key: string; choices: string | null }[] = [];
	let quiz = 0;
	beforeAll(async () => {
		await school.db
			.prepare(
				"INSERT INTO affiliates (id, user_id, code, status, applied_at) SELECT 901, id, 'ODD1', 'active', 0 FROM users WHERE email = 'student@grew.example'",
			)
			.run();
		quiz = Number(
			await school.db.prepare("SELECT min(id) AS id FROM lessons WHERE course_id = 1 AND type = 'quiz'").first("id"),
		);
		questions = (
			await school.db
				.prepare("SELECT key, answer_key AS choices FROM questions WHERE lesson_id = ?")
				.bind(quiz)
				.all<{ key: string; choices: string | null }>()
		).results;
	});

	test.each(FORMS.map((form, turn) => ({ ...form, turn })))(
		"$path as $as ($filled) takes anything in any of its fields",
		async ({ route, path, as, schema, filled, turn }) => {
			const isQuiz = filled._intent === "attempt";
			const extra = isQuiz ? questions.flatMap(({ key }) => [key, positionField(key, "a")]) : [];
			const fields = [...new Set([...(schema ? fieldsOf(schema) : []), ...Object.keys(filled), ...extra])];
			const here = path.replace("QUIZ", String(quiz)).replace("RECALL", "1");

			const odd = rotations(fields, [...ODD_TEXTS, ...LONG_TEXTS]).map((pairs) => new URLSearchParams(pairs));
			const one = fields.flatMap((field, at) => [
				// Settings have up to forty similar fields: each gets one of the texts.
				...(fields.length > 8 ? DEEP_TEXTS.slice(at % 3, (at % 3) + 1) : DEEP_TEXTS).map(
					(text) => new URLSearchParams({ ...filled, [field]: text }),
				),
			]);
			const ends = ["[0]", "[99]", "[]", ".a.b", "[0].__proto__"];
			const names = ends.map((end) => new URLSearchParams(fields.map((field) => [field + end, "x"])));
			const twice = new URLSearchParams([...Object.entries(filled), ...fields.map((field) => [field, "x"])]);
			const files = fields.slice(0, 6).map((field) => withFile(filled, field));
			const bodies = [...odd, ...one, ...names, twice, ...files];
			const unread = ["a=%ED%A0%80&%ff=%00", "__proto__=1&constructor.prototype=2", "&&==&=", "_intent&intent"];
			const isPage = PATTERNS.find(({ pattern }) => pattern === route)?.isPage;
			const [pathname, search = ""] = here.split("?");
			// Mostly posted as by script, since rendering is slower than parsing.
			const asked = share([...bodies, ...unread], turn).map((body, at) => ({
				body,
				to: isPage && at % 12 > 0 ? `${pathname}.data?${search}` : here,
			}));
			await askAll(asked, async ({ body, to }) => {
				const headers = typeof body === "string" ? { "Content-Type": "application/x-www-form-urlencoded" } : undefined;
				const init = { method: "POST", body, headers };
				await expectAnswer(() => school.request(to, { ...init, as }), { path: to, init });
			});
		},
	);
}

function withFile(filled: Record<string, string>, field: string): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(filled)) form.set(name, value);
	form.set(field, new Blob(["\0\u0001"]), "x\u202e.txt");
	return form;
}
