import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import type { Editor } from "../drafts/edited-course.server";
import { chosenIn } from "../publish/chosen-in-form";
import { readDraftName } from "../publish/draft-name";
import type { PublishAnswer } from "../publish/publish-answer";
import { sendBack, withdrawSubmission } from "./end-submission.server";
import { SendBackForm, SubmitForm, WithdrawForm } from "./schemas";
import { submitDrafts } from "./submit-drafts.server";

/** What became of the box above the drafts: what was typed there, and whether somebody else has decided. */
export type ReviewAnswer = { review: { reply?: FormReply; isDecided: boolean } };

export const REVIEW_INTENTS = ["submit", "withdraw", "sendBack"] as const;
export type ReviewIntent = (typeof REVIEW_INTENTS)[number];

export function isReviewIntent(intent: unknown): intent is ReviewIntent {
	return REVIEW_INTENTS.some((one) => one === intent);
}

type Reviewer = Editor & { capabilities: readonly Capability[] };
type Input = {
	form: FormData;
	courseId: number;
	editor: Reviewer;
	origin: string;
	requestId: string;
	now: Date;
};
type Answer =
	| { kind: "done"; done: "submitted" | "withdrawn" | "sentBack"; jobIds: string[] }
	| { kind: "answer"; answer: PublishAnswer | ReviewAnswer; status: 400 | 409 }
	| { kind: "unknown" };

/** Whether somebody decides about what instructors have submitted. */
export function mayReview({ role, capabilities }: Omit<Reviewer, "id">): boolean {
	return role === "admin" && capabilities.includes("content");
}

/** Answers the forms by which drafts are submitted for review, taken back, or sent back. */
export async function answerReview(db: Database, input: Input): Promise<Answer> {
	switch (input.form.get("intent")) {
		case "submit":
			return input.editor.role === "admin" ? { kind: "unknown" } : submit(db, input);
		case "withdraw":
			return withdraw(db, input);
		case "sendBack":
			return mayReview(input.editor) ? answerSendBack(db, input) : { kind: "unknown" };
		default:
			return { kind: "unknown" };
	}
}

async function submit(db: Database, { form, ...input }: Input): Promise<Answer> {
	const asked = parseForm(form, SubmitForm);
	const typed = chosenIn(form);
	if (asked.status !== "success") {
		return { kind: "answer", answer: { reason: null, reply: asked.reply(), ...typed }, status: 400 };
	}
	const drafts = asked.value.drafts.map(readDraftName);
	const outcome = await submitDrafts(db, { ...input, chosen: drafts, note: asked.value.note });
	if (outcome.ok) return { kind: "done", done: "submitted", jobIds: outcome.jobIds };
	if (outcome.reason === "notFound") return { kind: "unknown" };
	const answer = { reason: outcome.reason, reply: asked.reply(), ...typed };
	return { kind: "answer", answer, status: outcome.reason === "changedMeanwhile" ? 409 : 400 };
}

const DECIDED: Answer = { kind: "answer", answer: { review: { isDecided: true } }, status: 409 };

async function withdraw(db: Database, { form, courseId, editor, requestId, now }: Input): Promise<Answer> {
	const asked = parseForm(form, WithdrawForm);
	if (asked.status !== "success") return { kind: "unknown" };
	const { submission: submissionId } = asked.value;
	const outcome = await withdrawSubmission(db, { courseId, submissionId, by: editor.id, requestId, now });
	return outcome.ok ? { kind: "done", done: "withdrawn", jobIds: [] } : DECIDED;
}

async function answerSendBack(
	db: Database,
	{ form, courseId, editor, origin, requestId, now }: Input,
): Promise<Answer> {
	const asked = parseForm(form, SendBackForm);
	if (asked.status !== "success") {
		if (asked.error?.submission) return { kind: "unknown" };
		return { kind: "answer", answer: { review: { reply: asked.reply(), isDecided: false } }, status: 400 };
	}
	const { submission: submissionId, remarks } = asked.value;
	const by = { courseId, submissionId, by: editor.id, requestId, now };
	const outcome = await sendBack(db, { ...by, remarks, origin });
	if (outcome.ok) return { kind: "done", done: "sentBack", jobIds: [] };
	return { kind: "answer", answer: { review: { reply: asked.reply(), isDecided: true } }, status: 409 };
}
