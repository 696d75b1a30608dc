import {
	addCoTeacher,
	type ChangeOutcome,
	moveCoTeacher,
	removeCoTeacher,
	returnCoTeacher,
} from "#app/features/learning/authoring/face.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Editor } from "../../drafts/edited-course.server";
import { AddTeacherForm, MoveTeacherForm, TeacherForm, type TeachersDone } from "./schemas";

export type TeachersResult =
	| { kind: "answer"; answer: { kind: "teachers"; reply: FormReply }; status: 400 | 409 }
	| { kind: "taught"; done: TeachersDone; teacher: number; jobIds: string[] }
	/** They teach the course no more. */
	| { kind: "left" }
	| { kind: "notFound" | "unknown" };

type Input = { courseId: number; editor: Editor; posted: FormData; origin: string; requestId: string; now: Date };

const key = errorKeys<"course-editor">();
const REFUSALS = {
	unknown: key("errors.teacherUnknown"),
	several: key("errors.teacherSeveral"),
	already: key("errors.teacherAlready"),
	tooMany: key("errors.teacherTooMany"),
};

/** Answers the forms of those who teach a course: added, removed, brought back, moved. */
export async function answerTeachers(db: Database, input: Input): Promise<TeachersResult> {
	switch (input.posted.get("intent")) {
		case "addTeacher":
			return add(db, input);
		case "moveTeacher":
			return move(db, input);
		default:
			return endOrResume(db, input);
	}
}

async function add(db: Database, { posted, editor: by, ...input }: Input): Promise<TeachersResult> {
	const form = parseForm(posted, AddTeacherForm);
	const told = (status: 400 | 409, errors: Parameters<typeof form.reply>[0] = {}): TeachersResult => ({
		kind: "answer",
		status,
		answer: { kind: "teachers", reply: form.reply(errors) },
	});
	if (form.status !== "success") return told(400);
	const outcome = await addCoTeacher(db, { ...input, by, who: form.value.who });
	if (outcome.ok) return { kind: "taught", done: "teacherAdded", teacher: outcome.userId, jobIds: outcome.jobIds };
	if (outcome.reason === "notFound") return { kind: "notFound" };
	if (outcome.reason === "changed") return told(409, { formErrors: [{ key: key("errors.teacherChanged") }] });
	return told(400, { fieldErrors: { who: [{ key: REFUSALS[outcome.reason] }] } });
}

async function endOrResume(db: Database, { posted, editor: by, ...input }: Input): Promise<TeachersResult> {
	const form = parseForm(posted, TeacherForm);
	if (form.status !== "success") return { kind: "unknown" };
	const { intent, teacher } = form.value;
	const isEnd = intent === "removeTeacher";
	const outcome = await (isEnd ? removeCoTeacher : returnCoTeacher)(db, { ...input, by, userId: teacher });
	if (outcome.ok && isEnd && teacher === by.id && by.role !== "admin") return { kind: "left" };
	return changed(outcome, form.reply, { done: isEnd ? "teacherRemoved" : "teacherReturned", teacher });
}

async function move(db: Database, { posted, editor: by, ...input }: Input): Promise<TeachersResult> {
	const form = parseForm(posted, MoveTeacherForm);
	if (form.status !== "success") return { kind: "unknown" };
	const { teacher, step, seen } = form.value;
	const outcome = await moveCoTeacher(db, { ...input, by, userId: teacher, seen, step: step === "up" ? -1 : 1 });
	return changed(outcome, form.reply, { done: "teachersOrdered", teacher });
}

type Reply = (errors: { formErrors: { key: string }[] }) => FormReply;

function changed(outcome: ChangeOutcome, reply: Reply, to: { done: TeachersDone; teacher: number }): TeachersResult {
	if (outcome.ok) return { kind: "taught", jobIds: [], ...to };
	if (outcome.reason === "notFound") return { kind: "notFound" };
	const formErrors = [{ key: key("errors.teacherChanged") }];
	return { kind: "answer", status: 409, answer: { kind: "teachers", reply: reply({ formErrors }) } };
}
