import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { newHexId } from "#app/shared/ids.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type EditedCourse, type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { asksQuestions } from "./asking-lessons.server";
import { changeQuestions, type QuestionChange, type QuestionOutcome } from "./change-questions.server";
import { changeRows, losesText, parseRowChange, withDiagnosis, withType } from "./question-rows";
import type { QuestionTyping } from "./question-typing";
import { DrawForm, QuestionDeedForm, RulesForm, TakeForm, WriteQuestionForm } from "./schemas";
import { typedIn } from "./typed-form";

type Input = { form: FormData; course: EditedCourse; lesson: string; editor: Editor; now: Date };

export const DONE = [
	"added",
	"duplicated",
	"retired",
	"restored",
	"rules",
	"saved",
	"drawn",
	"copied",
	"movedHere",
] as const;

/** What became of a question that was written. */
export type WriteAnswer = { kind: "write"; question: string; lang: Language; typed: QuestionTyping } & (
	| { result: "saved"; seen: string }
	/** Somebody else wrote it; `seen` is of theirs. */
	| { result: "changedMeanwhile"; theirs: QuestionTyping; seen: string }
	/** Another type has no place for what is written: `nextType` waits for a yes. */
	| { result: "ask"; nextType: QuestionTyping["type"] }
	| { result: "missing" | "tooLarge" | "busy" }
);
export type QuestionsAnswer =
	| WriteAnswer
	| { kind: "deed"; reason: "saved" | "missing" | "tooMany" | "tooLarge" | "busy" }
	| { kind: "rules"; reply: FormReply }
	| { kind: "draw"; reply: FormReply };

type Result =
	| { kind: "unknown" }
	| { kind: "answer"; answer: QuestionsAnswer; status: 200 | 400 | 409 | 413 }
	| { kind: "done"; done: (typeof DONE)[number]; lang: Language; question: string | null };

/** Answers the forms of the page of questions. */
export async function answerQuestions(db: Database, input: Input): Promise<Result> {
	switch (input.form.get("intent")) {
		case "write":
			return answerWrite(db, input);
		case "rules":
			return answerRules(db, input);
		case "draw":
			return answerDraw(db, input);
		case "take":
			return answerTake(db, input);
		default:
			return answerDeed(db, input);
	}
}

async function answerWrite(db: Database, { form, ...rest }: Input): Promise<Result> {
	const parsed = parseForm(form, WriteQuestionForm, { isCoerced: false });
	if (parsed.status !== "success") return { kind: "unknown" };
	const { question, lang, seen, live, nextType, mayDrop, row, addDiagnosis } = parsed.value;
	const sent = typedIn(parsed.value);
	const answer = { kind: "write", question, lang } as const;
	if (nextType && !mayDrop && losesText(sent, nextType)) {
		return { kind: "answer", answer: { ...answer, typed: sent, result: "ask", nextType }, status: 200 };
	}
	const change = row ? parseRowChange(row) : null;
	const retyped = nextType ? withType(sent, nextType) : sent;
	const changed = change ? changeRows(retyped, change) : retyped;
	const typed = addDiagnosis ? withDiagnosis(changed, addDiagnosis) : changed;
	const outcome = await changeQuestions(db, {
		...rest,
		change: { kind: "write", question, language: lang, typed, seen },
	});
	if (outcome.ok) {
		if (!live) return { kind: "done", done: "saved", lang, question };
		return { kind: "answer", answer: { ...answer, typed, result: "saved", seen: outcome.seen ?? seen }, status: 200 };
	}
	if (outcome.reason === "changedMeanwhile") {
		const { theirs, seen: ofTheirs } = outcome;
		const conflict = { ...answer, typed, result: outcome.reason, theirs, seen: ofTheirs } as const;
		return { kind: "answer", answer: conflict, status: live ? 200 : 409 };
	}
	const result = outcome.reason === "tooMany" ? "busy" : outcome.reason;
	return { kind: "answer", answer: { ...answer, typed, result }, status: live ? 200 : statusOf(outcome) };
}

const statusOf = ({ reason }: Extract<QuestionOutcome, { ok: false }>) => (reason === "tooLarge" ? 413 : 409);

async function answerRules(db: Database, { form, ...rest }: Input): Promise<Result> {
	const parsed = parseForm(form, RulesForm, { isCoerced: false });
	if (parsed.status !== "success") {
		return { kind: "answer", answer: { kind: "rules", reply: parsed.reply() }, status: 400 };
	}
	const { lang, passPercent, maxAttempts, minutes } = parsed.value;
	const change = { kind: "rules", passPercent, maxAttempts, minutes } as const;
	const outcome = await changeQuestions(db, { ...rest, change });
	return outcome.ok ? { kind: "done", done: "rules", lang, question: null } : refused(outcome);
}

async function answerDraw(db: Database, { form, ...rest }: Input): Promise<Result> {
	const parsed = parseForm(form, DrawForm, { isCoerced: false });
	if (parsed.status !== "success") {
		return { kind: "answer", answer: { kind: "draw", reply: parsed.reply() }, status: 400 };
	}
	const { lang, rows } = parsed.value;
	const filled = rows.flatMap(({ count, tag }) => {
		if (count === "" || count === 0) return [];
		return [tag ? { count, tag } : { count }];
	});
	const outcome = await changeQuestions(db, { ...rest, change: { kind: "draw", rows: filled } });
	return outcome.ok ? { kind: "done", done: "drawn", lang, question: null } : refused(outcome);
}

async function answerTake(db: Database, { form, course, editor, ...rest }: Input): Promise<Result> {
	const parsed = parseForm(form, TakeForm, { isCoerced: false });
	if (parsed.status !== "success") return { kind: "unknown" };
	const { lang, from, question, how } = parsed.value;
	const parts = { part: lessonPart(rest.lesson), otherPart: lessonPart(from) };
	const both = await findEditedCourse(db, { courseId: course.id, editor, language: lang, ...parts });
	if (!both || !asksQuestions(both, from)) return { kind: "unknown" };
	const change = { kind: "take", from, question, how, key: newKey() } as const;
	const outcome = await changeQuestions(db, { ...rest, course: both, editor, change });
	if (!outcome.ok) return refused(outcome);
	return { kind: "done", done: how === "copy" ? "copied" : "movedHere", lang, question: outcome.key ?? null };
}

const newKey = () => `q-${newHexId().slice(0, 10)}`;

const DEEDS = { add: "added", duplicate: "duplicated", retire: "retired", restore: "restored", move: "saved" } as const;

async function answerDeed(db: Database, { form, ...rest }: Input): Promise<Result> {
	const parsed = parseForm(form, QuestionDeedForm, { isCoerced: false });
	if (parsed.status !== "success") return { kind: "unknown" };
	const { value } = parsed;
	const key = newKey();
	const outcome = await changeQuestions(db, { ...rest, change: changeOf(value, key) });
	if (!outcome.ok) return refused(outcome);
	if (value.intent === "move" && value.live) {
		return { kind: "answer", answer: { kind: "deed", reason: "saved" }, status: 200 };
	}
	const isNew = value.intent === "add" || value.intent === "duplicate";
	const question = isNew ? key : value.intent === "retire" ? null : value.question;
	// A new question is written in English first.
	const lang = value.intent === "add" ? DEFAULT_LANGUAGE : value.lang;
	return { kind: "done", done: DEEDS[value.intent], lang, question };
}

type Deed = Extract<ReturnType<typeof parseForm<typeof QuestionDeedForm>>, { status: "success" }>["value"];

function changeOf(deed: Deed, key: string): QuestionChange {
	switch (deed.intent) {
		case "add":
			return { kind: "add", key, type: deed.type };
		case "duplicate":
			return { kind: "duplicate", question: deed.question, key };
		case "move":
			return { kind: "move", question: deed.question, to: deed.to };
		default:
			return { kind: deed.intent, question: deed.question };
	}
}

function refused(outcome: Extract<QuestionOutcome, { ok: false }>): Result {
	const reason = outcome.reason === "changedMeanwhile" ? "busy" : outcome.reason;
	return { kind: "answer", answer: { kind: "deed", reason }, status: statusOf(outcome) };
}
