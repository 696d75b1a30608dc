import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { listDeskCourses } from "./courses.repository.server";
import { COURSES_LIST, searchOf } from "./courses-query";
import { type HandedOver, handOverCourses } from "./hand-over/hand-over-courses.server";
import { featureChosen, moveToTop, setTopics, unfeatureChosen } from "./order/change-many.server";
import { type By, changeOrder, type OrderOutcome, undoOrderChange } from "./order/change-order.server";
import { CourseOrderDeed, HandOverForm, ManyForm, OfferForm } from "./schemas";
import { changeOffer, type Withdrawn } from "./withdraw/withdraw-courses.server";

export const COURSES_DONE = ["moved", "toTop", "topicSet", "unchanged", "featured", "unfeatured", "undone"] as const;
export type CoursesDone = (typeof COURSES_DONE)[number];

/** Why something was not done, as text; the form that was refused; or what became of the chosen courses. */
export type CoursesAnswer = {
	notDone?: string;
	reply?: FormReply;
	handedOver?: HandedOver[];
	withdrawn?: Withdrawn[];
};

type Input = {
	posted: FormData;
	language: Language;
	/** `hasProof`: the admin has proved the identity of late, as all that touches people asks for. */
	actor: { id: number; capabilities: readonly Capability[]; hasProof: boolean };
	origin: string;
	requestId: string;
	now: Date;
};
type Result =
	| { kind: "done"; leadsTo: string }
	| { kind: "answer"; answer: CoursesAnswer; status: number; jobIds?: string[] }
	| { kind: "unknown" | "notFound" | "proofMissing" };

/** Does what a form of the page asks for. */
export async function answerCoursesForm(db: Database, input: Input): Promise<Result> {
	const { posted, language, actor, requestId, now } = input;
	const by = { actorId: actor.id, requestId, now };
	const intent = posted.get("intent");
	if (intent === "handOver") return answerHandOver(db, input);
	if (intent === "withdraw" || intent === "offer") return answerOffer(db, input);
	if (Object.keys(DONE_OF_MANY).some((one) => one === intent)) return answerMany(db, input);
	if (intent === "undo") {
		const form = parseForm(posted, UndoForm);
		if (form.status !== "success") return { kind: "unknown" };
		const outcome = await undoOrderChange(db, { ...by, changeId: form.value.changeId });
		return answerOf(outcome, { done: "undone", search: "", language });
	}
	const form = parseForm(posted, CourseOrderDeed);
	if (form.status !== "success") {
		if (intent !== "place" || !form.error?.place) return { kind: "unknown" };
		return { kind: "answer", answer: { reply: form.reply() }, status: 400 };
	}
	const outcome = await changeOrder(db, { deed: form.value, ...by });
	return answerOf(outcome, { done: DONE_OF_INTENT[form.value.intent], search: form.value.search, language });
}

const DONE_OF_INTENT: Record<CourseOrderDeed["intent"], CoursesDone> = {
	up: "moved",
	down: "moved",
	place: "moved",
	feature: "featured",
	unfeature: "unfeatured",
};

type Told = { done: CoursesDone; search: string; language: Language };

function answerOf(outcome: OrderOutcome, { done, search, language }: Told): Result {
	if (outcome.ok) return { kind: "done", leadsTo: hrefAfter(done, search) };
	if (outcome.reason === "notFound") return { kind: "notFound" };
	const notDone = getFixedT(language, "all-courses")(`errors.${outcome.reason}`);
	return { kind: "answer", answer: { notDone }, status: 409 };
}

function hrefAfter(done: CoursesDone, search: string): string {
	const back = new URLSearchParams(searchOf(COURSES_LIST.parse(new URLSearchParams(search))));
	back.set("done", done);
	return `${COURSES_LIST.path}?${back}`;
}

const key = errorKeys<"all-courses">();

async function answerMany(db: Database, { posted, language, actor, requestId, now }: Input): Promise<Result> {
	const form = parseForm(posted, ManyForm);
	if (form.status !== "success") return { kind: "answer", answer: { reply: form.reply() }, status: 400 };
	const outcome = await changeMany(db, form.value, { actorId: actor.id, requestId, now });
	if (outcome.ok) {
		const done = outcome.changed ? DONE_OF_MANY[form.value.intent] : "unchanged";
		return { kind: "done", leadsTo: hrefAfter(done, form.value.search) };
	}
	if (outcome.reason === "topicNotOffered") {
		const reply = form.reply({ fieldErrors: { topic: [{ key: key("errors.topic") }] } });
		return { kind: "answer", answer: { reply }, status: 409 };
	}
	const notDone = getFixedT(language, "all-courses")(`errors.${outcome.reason}`);
	return { kind: "answer", answer: { notDone }, status: 409 };
}

const DONE_OF_MANY: Record<ManyForm["intent"], CoursesDone> = {
	toTop: "toTop",
	setTopic: "topicSet",
	featureChosen: "featured",
	unfeatureChosen: "unfeatured",
};

function changeMany(db: Database, form: ManyForm, by: By) {
	const chosen = { ...by, chosen: form.chosen };
	switch (form.intent) {
		case "toTop":
			return moveToTop(db, chosen);
		case "setTopic":
			return setTopics(db, { ...chosen, topic: form.topic });
		case "featureChosen":
			return featureChosen(db, chosen);
		case "unfeatureChosen":
			return unfeatureChosen(db, chosen);
	}
}

async function answerOffer(db: Database, { posted, language, actor, requestId, now }: Input): Promise<Result> {
	const form = parseForm(posted, OfferForm);
	if (form.status !== "success") return { kind: "answer", answer: { reply: form.reply() }, status: 400 };
	const { chosen, intent } = form.value;
	const courses = await listDeskCourses(db, language);
	const outcome = await changeOffer(db, { courses, chosen, intent, actorId: actor.id, requestId, now });
	if (outcome.ok) return { kind: "answer", answer: { withdrawn: outcome.said }, status: 200, jobIds: [] };
	const notDone = getFixedT(language, "all-courses")(`errors.${outcome.reason}`);
	return { kind: "answer", answer: { notDone }, status: 409 };
}

async function answerHandOver(
	db: Database,
	{ posted, language, actor, origin, requestId, now }: Input,
): Promise<Result> {
	const form = parseForm(posted, HandOverForm);
	if (form.status !== "success") return { kind: "answer", answer: { reply: form.reply() }, status: 400 };
	if (!actor.capabilities.includes("people")) {
		const notDone = getFixedT(language, "all-courses")("errors.people");
		return { kind: "answer", answer: { notDone }, status: 403 };
	}
	if (!actor.hasProof) return { kind: "proofMissing" };
	const courses = await listDeskCourses(db, language);
	const by = { actorId: actor.id, origin, requestId, now };
	const { said, jobIds } = await handOverCourses(db, { ...form.value, courses, ...by });
	return { kind: "answer", answer: { handedOver: said }, status: 200, jobIds };
}
