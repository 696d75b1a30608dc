import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import { undoMarks } from "../marks/undo-marks.server";
import { UndoMarksForm } from "../publish/schemas";
import { keepCourseDrafts } from "./keep-course-drafts.server";
import { readPoint } from "./points";
import { type RestoreScope, restoreParts } from "./restore.server";
import { KeepForm, RestoreForm, UndoRestoreForm } from "./schemas";
import { undoRestore } from "./undo-restore.server";

type Input = { form: FormData; course: EditedCourse; by: number; requestId: string; now: Date };
export type HistoryAnswer = {
	reason: "notFound" | "nothing" | "changedMeanwhile" | "notUndoable" | null;
	reply?: FormReply;
};
type Result =
	| { kind: "done"; done: "restored" | "undone" | "kept" | "marksUndone"; keptId?: string; jobIds?: string[] }
	| { kind: "answer"; answer: HistoryAnswer; status: 400 | 409 }
	| { kind: "unknown" };

/** Answers the forms of the page of versions. */
export async function answerHistory(db: Database, { form, ...deed }: Input): Promise<Result> {
	switch (form.get("intent")) {
		case "restore":
			return answerRestore(db, form, deed);
		case "undo": {
			const asked = parseForm(form, UndoRestoreForm);
			if (asked.status !== "success") return { kind: "unknown" };
			const outcome = await undoRestore(db, { ...deed, keptId: asked.value.kept });
			return outcome.ok ? { kind: "done", done: "undone" } : refused(outcome.reason);
		}
		case "undoMarks": {
			const asked = parseForm(form, UndoMarksForm);
			if (asked.status !== "success") return { kind: "unknown" };
			const { course, ...by } = deed;
			const outcome = await undoMarks(db, { ...by, courseId: course.id, regradeId: asked.value.regrade });
			return outcome.ok ? { kind: "done", done: "marksUndone", jobIds: [outcome.jobId] } : refused(outcome.reason);
		}
		case "keep": {
			const asked = parseForm(form, KeepForm);
			if (asked.status !== "success") {
				return { kind: "answer", answer: { reason: null, reply: asked.reply() }, status: 400 };
			}
			const outcome = await keepCourseDrafts(db, { ...deed, note: asked.value.note });
			return outcome.ok ? { kind: "done", done: "kept" } : refused(outcome.reason);
		}
		default:
			return { kind: "unknown" };
	}
}

async function answerRestore(db: Database, form: FormData, deed: Omit<Input, "form">): Promise<Result> {
	const asked = parseForm(form, RestoreForm);
	if (asked.status !== "success") return { kind: "unknown" };
	const { part, language, ...rest } = asked.value;
	const point = readPoint(rest.point);
	if (!point || (language && !part)) return { kind: "unknown" };
	const outcome = await restoreParts(db, { ...deed, point, scope: scopeOf(part, language) });
	return outcome.ok ? { kind: "done", done: "restored", keptId: outcome.keptId } : refused(outcome.reason);
}

function scopeOf(key: string | undefined, language: string | undefined): RestoreScope {
	if (!key) return { kind: "course" };
	return language ? { kind: "text", key, language } : { kind: "part", key };
}

function refused(reason: NonNullable<HistoryAnswer["reason"]>): Result {
	return { kind: "answer", answer: { reason }, status: 409 };
}
