import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import { isOrphan } from "#db/conflict.ts";
import {
	addTestimonial,
	type By,
	changeTestimonial,
	moveTestimonial,
	removeTestimonial,
	showTestimonial,
	type TestimonialOutcome,
	undoTestimonialChange,
} from "./change-testimonial.server.ts";
import { TestimonialDeed, TestimonialForm, TestimonialListDeed } from "./schemas.ts";
import { fieldsOf } from "./testimonial-fields.ts";
import { doneHref, type TestimonialsDone, testimonialHref } from "./testimonials-query.ts";

type Refusal = Extract<TestimonialOutcome, { ok: false }>["reason"];
/** Why something was not done. */
export type NotDone = Exclude<Refusal, "notFound">;
/** The form that was refused, or why something was not done. */
export type TestimonialsAnswer = { reply?: FormReply; notDone?: NotDone };
type Result =
	| { kind: "done"; leadsTo: string }
	| { kind: "answer"; answer: TestimonialsAnswer; status: number }
	| { kind: "unknown" | "notFound" };

const key = errorKeys<"testimonials">();

/** Does what a form in the list asks for. */
export async function answerTestimonialsList(db: Database, posted: FormData, by: By): Promise<Result> {
	if (posted.get("intent") === "undo") {
		const form = parseForm(posted, UndoForm);
		if (form.status !== "success") return { kind: "unknown" };
		return resultOf(await undoTestimonialChange(db, form.value.changeId, by), "undone");
	}
	const form = parseForm(posted, TestimonialListDeed);
	if (form.status !== "success") return { kind: "unknown" };
	const deed = form.value;
	if (deed.intent === "publish" || deed.intent === "withdraw") {
		const shown = deed.intent === "publish";
		return resultOf(await showTestimonial(db, { ...deed, shown }, by), shown ? "published" : "withdrawn");
	}
	const place = deed.intent === "move" ? deed.place : deed.seen + (deed.intent === "up" ? -1 : 1);
	return resultOf(await moveTestimonial(db, { id: deed.id, seen: deed.seen, place }, by), "moved");
}

/** Keeps a new one. */
export async function answerNewTestimonial(db: Database, posted: FormData, by: By): Promise<Result> {
	const form = parseForm(posted, TestimonialForm);
	if (form.status !== "success") return { kind: "answer", answer: { reply: form.reply() }, status: 400 };
	const refused = (message: FormMessage, field?: string): Result => {
		const reply = form.reply(field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] });
		return { kind: "answer", answer: { reply }, status: 409 };
	};
	const outcome = await orCourseGone(addTestimonial(db, fieldsOf(form.value), by));
	if (outcome.ok) return { kind: "done", leadsTo: doneHref("added") };
	return outcome.reason === "courseGone"
		? refused({ key: key("errors.course") }, "courseId")
		: refused({ key: key("errors.tooMany") });
}

/** Does what a form on the page of one asks for. */
export async function answerTestimonial(db: Database, id: number, posted: FormData, by: By): Promise<Result> {
	if (posted.get("intent") !== "change") {
		const form = parseForm(posted, TestimonialDeed);
		if (form.status !== "success") return { kind: "unknown" };
		const { intent, version } = form.value;
		if (intent === "delete") return resultOf(await removeTestimonial(db, { id, version }, by), "deleted");
		const shown = intent === "publish";
		return resultOf(await showTestimonial(db, { id, version, shown }, by), shown ? "published" : "withdrawn");
	}
	const form = parseForm(posted, TestimonialForm);
	if (form.status !== "success") return { kind: "answer", answer: { reply: form.reply() }, status: 400 };
	const { version } = form.value;
	const outcome = await orCourseGone(changeTestimonial(db, { id, version, fields: fieldsOf(form.value) }, by));
	if (outcome.ok) return { kind: "done", leadsTo: `${testimonialHref(id)}?saved=1` };
	if (outcome.reason === "notFound") return { kind: "notFound" };
	const [field, message] = {
		consentMissing: ["consentDay", { key: key("errors.consentMissing") }] as const,
		courseGone: ["courseId", { key: key("errors.course") }] as const,
		changedMeanwhile: [null, { key: key("errors.changedMeanwhile") }] as const,
	}[outcome.reason];
	const reply = form.reply(field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] });
	return { kind: "answer", answer: { reply }, status: 409 };
}

function resultOf(outcome: TestimonialOutcome, done: TestimonialsDone): Result {
	if (outcome.ok) return { kind: "done", leadsTo: doneHref(done) };
	if (outcome.reason === "notFound") return { kind: "notFound" };
	return { kind: "answer", answer: { notDone: outcome.reason }, status: 409 };
}

/** A course may have been deleted while the form was open. */
async function orCourseGone<Outcome>(saving: Promise<Outcome>) {
	try {
		return await saving;
	} catch (error) {
		if (isOrphan(error)) return { ok: false as const, reason: "courseGone" as const };
		throw error;
	}
}
