import { modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { MOST_PREREQUISITES } from "#db/content/lesson-opening.ts";
import type { Editor } from "../../drafts/edited-course.server";
import { type CurriculumChange, changeCurriculum } from "../change-curriculum.server";
import { readPlace } from "../curriculum";
import { joinedFields } from "./joined-fields";
import { CurriculumForm, type CurriculumProblem, PROBLEMS } from "./schemas";

/** To a form of the page. A refused one comes back with what was typed. */
export type CurriculumAnswer =
	| { ok: true }
	/** `path`: of a circle, by titles. */
	| { ok: false; problem: CurriculumProblem; path?: string; typed: Readonly<Record<string, string>> };

type Input = { posted: FormData; courseId: number; editor: Editor; language: Language; timeZone: string; now: Date };
type Outcome =
	| { kind: "answer"; answer: CurriculumAnswer; status: 200 | 400 | 409 }
	/** `leadsTo`: query and fragment of the same page. */
	| { kind: "redirect"; leadsTo: string }
	| { kind: "notFound" }
	/** A form that the page does not have. */
	| { kind: "unknown" };

/** Does what a form of the curriculum asks for. */
export async function answerCurriculum(
	db: Database,
	{ posted, courseId, editor, language, timeZone, now }: Input,
): Promise<Outcome> {
	const form = parseForm(posted, CurriculumForm);
	const refuse = (problem: CurriculumProblem, status: 400 | 409, path?: string): Outcome => ({
		kind: "answer",
		answer: { ok: false, problem, ...(path ? { path } : {}), typed: joinedFields(posted) },
		status,
	});
	if (form.status !== "success") {
		const messages = Object.values(form.reply().error ?? {}).flatMap((found) => found ?? []);
		const problem = PROBLEMS.find((name) => messages.some(({ key }) => key === name));
		const isKnown = messages.every(({ key }) => PROBLEMS.some((name) => name === key));
		return problem && isKnown ? refuse(problem, 400) : { kind: "unknown" };
	}
	const unsaid = missingIn(form.value);
	if (unsaid) return refuse(unsaid, 400);
	const change = changeOf(form.value, timeZone);
	const outcome = await changeCurriculum(db, { courseId, editor, language, change, now });
	if (!outcome.ok && outcome.reason === "circle") return refuse("circle", 409, outcome.path);
	if (!outcome.ok) return outcome.reason === "notFound" ? { kind: "notFound" } : refuse(outcome.reason, 409);
	if (form.value.stay) return { kind: "answer", answer: { ok: true }, status: 200 };
	return { kind: "redirect", leadsTo: leadsTo(form.value, outcome.key) };
}

/** What the choice of an opening lacks. */
function missingIn(form: CurriculumForm): CurriculumProblem | null {
	if (form.intent !== "saveLesson") return null;
	if (form.opens === "days" && form.days === undefined) return "days";
	if (form.opens === "date" && form.date === undefined) return "date";
	return keysIn(form.after).length > MOST_PREREQUISITES ? "after" : null;
}

function keysIn(after: readonly string[]): string[] {
	return [...new Set(after.flatMap((keys) => keys.split(" ")).filter(Boolean))];
}

function changeOf(form: CurriculumForm, timeZone: string): CurriculumChange {
	switch (form.intent) {
		case "addModule":
			return { kind: "addModule", title: form.title };
		case "addLesson":
			return { kind: "addLesson", module: form.module, title: form.title, type: form.type };
		case "saveModule":
			return { kind: "rename", part: modulePart(form.module), title: form.title, summary: form.summary };
		case "saveLesson": {
			const { minutes, counts, freePreview, type, opens, days, date, zone, completes, share } = form;
			const after = keysIn(form.after);
			const facts = {
				minutes,
				required: counts === "required",
				freePreview,
				...(type ? { type } : {}),
				...(completes ? { completes } : {}),
				...(share ? { share } : {}),
				...(opens === "atOnce" ? { opens: { after } } : {}),
				...(opens === "days" ? { opens: { days, after } } : {}),
				...(opens === "date" ? { opens: { day: date, timeZone: zone || timeZone, after } } : {}),
			};
			return { kind: "setLesson", lesson: form.lesson, title: form.title, facts };
		}
		case "place":
			return { kind: "placeLesson", lesson: form.lesson, ...readPlace(form.place) };
		case "placeModule":
		case "restoreModule":
			return { kind: form.intent, module: form.module, at: form.at };
		case "duplicate":
		case "retireLesson":
			return { kind: form.intent, lesson: form.lesson };
		case "retireModule":
			return { kind: "retireModule", module: form.module };
	}
}

function leadsTo(form: CurriculumForm, key: string | undefined): string {
	switch (form.intent) {
		case "addModule":
			return `?module=${key}#module-${key}`;
		case "addLesson":
		case "duplicate":
			return `?lesson=${key}#lesson-${key}`;
		case "saveLesson":
		case "place":
			return `?lesson=${form.lesson}#lesson-${form.lesson}`;
		case "saveModule":
		case "placeModule":
		case "restoreModule":
			return `?module=${form.module}#module-${form.module}`;
		case "retireLesson":
			return `#removed-lesson-${form.lesson}`;
		case "retireModule":
			return `#removed-module-${form.module}`;
	}
}
