import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { keepDeed, readDeeds } from "../../../../shared/outbox/deed-store";
import { sendDeed, sendDeeds } from "../../../../shared/outbox/send-deeds";
import type { Quiz } from "../../lesson/lesson-page-data.server";
import { subjectOf } from "../../offline/subject";
import { useOwner } from "../../offline/use-owner";
import { type FieldValues, formValues } from "../read-quiz-form";

const PAUSE_MS = 1500;

type Input = { lessonId: number; quiz: Quiz; form: RefObject<HTMLFormElement>; isKept: boolean };

/**
 * Keeps the answers of a quiz that is not handed in: on the device at once, on the server after a pause and when the page
 * is left. `values` are those to begin with: the server's, or later ones of this device, which come with another `version`. `keep` is for every change.
 */
export function useQuizDraft({ lessonId, quiz, form, isKept }: Input) {
	const owner = useOwner();
	const [{ values, version }, setDraft] = useState({ values: quiz.draft?.values ?? {}, version: 0 });
	const timer = useRef<ReturnType<typeof setTimeout>>();

	useEffect(() => {
		const kept = owner === null || !isKept ? null : keptOnDevice(owner, lessonId, quiz.number);
		if (kept && kept.savedAt > (quiz.draft?.savedAt ?? 0))
			setDraft(({ version }) => ({ values: kept.values, version: version + 1 }));
	}, [owner, isKept, lessonId, quiz.number, quiz.draft]);

	const keep = useCallback(() => {
		if (owner === null || !isKept || !form.current) return;
		const draft = formValues(quiz.questions, new FormData(form.current));
		keepDeed(draftDeed(owner, lessonId, { number: quiz.number, values: draft, savedAt: Date.now() }));
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			timer.current = undefined;
			void sendDeeds(owner);
		}, PAUSE_MS);
	}, [owner, isKept, form, lessonId, quiz.number, quiz.questions]);

	useEffect(() => {
		const leave = () => {
			if (timer.current === undefined || owner === null) return;
			clearTimeout(timer.current);
			timer.current = undefined;
			const kept = keptOnDevice(owner, lessonId, quiz.number);
			if (kept) void sendDeed(draftDeed(owner, lessonId, kept), { isLeaving: true });
		};
		const look = () => {
			if (document.visibilityState === "hidden") leave();
		};
		addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", look);
		return () => {
			removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", look);
			leave();
		};
	}, [owner, lessonId, quiz.number]);

	return { values, version, keep };
}

type Kept = { number: number; values: FieldValues; savedAt: number };

function draftDeed(userId: number, lessonId: number, draft: Kept) {
	return {
		...{ userId, kind: "draft", subject: subjectOf(lessonId), slot: `draft:${lessonId}`, isQuiet: true },
		...{ url: `/lessons/${lessonId}/kept`, body: { kind: "draft", ...draft } },
	};
}

/** What this device has kept for the attempt and the server has not taken yet. */
function keptOnDevice(owner: number, lessonId: number, number: number): Kept | null {
	const deed = readDeeds().find(({ userId, slot }) => userId === owner && slot === `draft:${lessonId}`);
	const draft = deed?.body as Kept | undefined;
	return draft?.number === number ? draft : null;
}
