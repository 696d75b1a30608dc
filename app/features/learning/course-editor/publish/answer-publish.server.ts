import { instantAt } from "#app/shared/calendar-day.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { minuteOfTime } from "#app/shared/forms/time-text.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedCourse, Editor } from "../drafts/edited-course.server";
import { toChoice } from "../marks/mark-choices";
import { undoMarks } from "../marks/undo-marks.server";
import { cancelSchedule, scheduleCourseDrafts } from "../schedule/schedule-drafts.server";
import { chosenIn } from "./chosen-in-form";
import { discardDraft } from "./discard-draft.server";
import { readDraftName } from "./draft-name";
import type { PublishAnswer, PublishDone } from "./publish-answer";
import { publishCourseDrafts } from "./publish-drafts.server";
import { CancelForm, DiscardForm, PublishForm, ScheduleForm, UndoMarksForm } from "./schemas";

type Input = {
	form: FormData;
	course: EditedCourse;
	editor: Editor & { timeZone: string };
	origin: string;
	requestId: string;
	now: Date;
};
type Answer =
	| { kind: "done"; done: PublishDone; jobIds?: string[] }
	| { kind: "answer"; answer: PublishAnswer; status: 400 | 409 }
	| { kind: "unknown" };

/** Answers the forms of the page on which a course is published. */
export async function answerPublish(db: Database, input: Input): Promise<Answer> {
	const { form, course, editor, requestId, now } = input;
	const by = editor.id;
	switch (form.get("intent")) {
		case "publish":
			return answerNow(db, input);
		case "schedule":
			return answerSchedule(db, input);
		case "discard": {
			const asked = parseForm(form, DiscardForm);
			if (asked.status !== "success") return { kind: "unknown" };
			const draft = readDraftName(asked.value.draft);
			const outcome = await discardDraft(db, { course, draft, by, requestId, now });
			return outcome.ok ? { kind: "done", done: "discarded" } : refused(outcome.reason);
		}
		case "cancel": {
			const asked = parseForm(form, CancelForm);
			if (asked.status !== "success") return { kind: "unknown" };
			const cancel = { courseId: course.id, scheduleId: asked.value.schedule, by, requestId, now };
			const outcome = await cancelSchedule(db, cancel);
			return outcome.ok ? { kind: "done", done: "cancelled" } : refused("notWaiting");
		}
		case "undoMarks": {
			const asked = parseForm(form, UndoMarksForm);
			if (asked.status !== "success") return { kind: "unknown" };
			const undo = { courseId: course.id, regradeId: asked.value.regrade, by, requestId, now };
			const outcome = await undoMarks(db, undo);
			return outcome.ok ? { kind: "done", done: "undone", jobIds: [outcome.jobId] } : refused(outcome.reason);
		}
		default:
			return { kind: "unknown" };
	}
}

async function answerNow(db: Database, { form, course, editor, ...deed }: Input): Promise<Answer> {
	const asked = parseForm(form, PublishForm);
	if (asked.status !== "success") return invalid(form, asked.reply());
	const { note, tell, drafts, marks } = asked.value;
	const outcome = await publishCourseDrafts(db, {
		...deed,
		courseId: course.id,
		editor,
		chosen: drafts.map(readDraftName),
		note,
		tellLearners: tell === "on",
		choices: marks.map(toChoice),
	});
	if (outcome.ok) return { kind: "done", done: "published", jobIds: outcome.jobIds };
	if (outcome.reason === "notFound") return { kind: "unknown" };
	return refused(outcome.reason, { form, reply: asked.reply() });
}

async function answerSchedule(db: Database, { form, course, editor, ...deed }: Input): Promise<Answer> {
	const asked = parseForm(form, ScheduleForm);
	if (asked.status !== "success") return invalid(form, asked.reply());
	const { note, tell, drafts, marks, day, time } = asked.value;
	const { timeZone } = editor;
	const outcome = await scheduleCourseDrafts(db, {
		...deed,
		courseId: course.id,
		editor,
		chosen: drafts.map(readDraftName),
		note,
		tellLearners: tell === "on",
		choices: marks.map(toChoice),
		publishAt: instantAt(day, minuteOfTime(time), timeZone),
		timeZone,
	});
	if (outcome.ok) return { kind: "done", done: "scheduled" };
	if (outcome.reason === "notFound") return { kind: "unknown" };
	return refused(outcome.reason, { form, reply: asked.reply() });
}

type Reply = NonNullable<PublishAnswer["reply"]>;

function invalid(form: FormData, reply: Reply): Answer {
	return { kind: "answer", answer: { reason: null, reply, ...chosenIn(form) }, status: 400 };
}

/** With what was chosen and typed, where the form has that. */
function refused(reason: NonNullable<PublishAnswer["reason"]>, typed?: { form: FormData; reply: Reply }): Answer {
	const isStale = ["changedMeanwhile", "notWaiting", "marksChanged", "notUndoable"].includes(reason);
	const answer = { reason, ...chosenIn(typed?.form ?? new FormData()), reply: typed?.reply };
	return { kind: "answer", answer, status: isStale ? 409 : 400 };
}
