import { modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Editor } from "../../drafts/edited-course.server";
import { type CurriculumChange, changeCurriculum } from "../change-curriculum.server";
import { readPlace } from "../curriculum";
import { CurriculumForm, type CurriculumProblem, PROBLEMS } from "./schemas";

/** To a form of the page. A refused one comes back with what was typed. */
export type CurriculumAnswer =
	| { ok: true }
	| { ok: false; problem: CurriculumProblem; typed: Readonly<Record<string, string>> };

type Input = { posted: FormData; courseId: number; editor: Editor; language: Language; now: Date };
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
	{ posted, courseId, editor, language, now }: Input,
): Promise<Outcome> {
	const form = parseForm(posted, CurriculumForm);
	const refuse = (problem: CurriculumProblem, status: 400 | 409): Outcome => ({
		kind: "answer",
		answer: { ok: false, problem, typed: textsOf(posted) },
		status,
	});
	if (form.status !== "success") {
		const messages = Object.values(form.reply().error ?? {}).flatMap((found) => found ?? []);
		const problem = PROBLEMS.find((name) => messages.some(({ key }) => key === name));
		const isKnown = messages.every(({ key }) => PROBLEMS.some((name) => name === key));
		return problem && isKnown ? refuse(problem, 400) : { kind: "unknown" };
	}
	const outcome = await changeCurriculum(db, { courseId, editor, language, change: changeOf(form.value), now });
	if (!outcome.ok) return outcome.reason === "notFound" ? { kind: "notFound" } : refuse(outcome.reason, 409);
	if (form.value.stay) return { kind: "answer", answer: { ok: true }, status: 200 };
	return { kind: "redirect", leadsTo: leadsTo(form.value, outcome.key) };
}

function changeOf(form: CurriculumForm): CurriculumChange {
	switch (form.intent) {
		case "addModule":
			return { kind: "addModule", title: form.title };
		case "addLesson":
			return { kind: "addLesson", module: form.module, title: form.title, type: form.type };
		case "saveModule":
			return { kind: "rename", part: modulePart(form.module), title: form.title, summary: form.summary };
		case "saveLesson": {
			const { minutes, counts, freePreview, type } = form;
			const facts = { minutes, required: counts === "required", freePreview, ...(type ? { type } : {}) };
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

function textsOf(form: FormData): Record<string, string> {
	return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
