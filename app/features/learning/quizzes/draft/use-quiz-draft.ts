import { useRevalidator } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { subjectOf } from "#app/features/learning/enrollment/offline/subject.ts";
import { queueAction } from "#app/shared/device-queue/queued-action-store.ts";
import { onActionSent, sendAction, sendQueuedActions } from "#app/shared/device-queue/send-queued-actions.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Quiz } from "../quiz-data.server";
import { readQuizForm } from "../read-quiz-form";
import { useAnswerLines } from "./answer-lines";
import { type DeviceDraft, markSaved, readFromDevice, saveToDevice } from "./device-draft";

const PAUSE_MS = 1500;

type Input = { lessonId: number; quiz: Quiz; form: RefObject<HTMLFormElement>; isKept: boolean };

/**
 * Saves unfinished answers: on the device at once, on the server after a pause and on leaving. `values` are initial
 * ones; newer ones of this device arrive with another `version`. Call `keep` on every change.
 */
export function useQuizDraft({ lessonId, quiz, form, isKept }: Input) {
	const owner = useQueueOwner();
	const { i18n } = useTranslation();
	const { revalidate } = useRevalidator();
	const linesOf = useAnswerLines();
	const latestLines = useRef(linesOf);
	latestLines.current = linesOf;
	const [{ values, version }, setDraft] = useState({ values: quiz.draft?.values ?? {}, version: 0 });
	const timer = useRef<ReturnType<typeof setTimeout>>();

	const keep = useCallback(() => {
		if (owner === null || !isKept || !form.current) return;
		const { answers, values } = readQuizForm(quiz.questions, new FormData(form.current), toLanguage(i18n.language));
		const lines = latestLines.current(quiz.questions, answers);
		const draft = { number: quiz.number, values, savedAt: Date.now(), lines };
		saveToDevice({ owner, lessonId }, draft);
		queueAction(draftSaveAction(owner, lessonId, draft));
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			timer.current = undefined;
			void sendQueuedActions(owner);
		}, PAUSE_MS);
	}, [owner, isKept, form, lessonId, quiz.number, quiz.questions, i18n.language]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the form came to life counts
	useEffect(() => {
		const kept = owner === null || !isKept ? null : readFromDevice({ owner, lessonId }, quiz.number);
		if (kept && kept.savedAt > (quiz.draft?.savedAt ?? 0))
			return setDraft(({ version }) => ({ values: kept.values, version: version + 1 }));
		// Answers chosen before hydration fired no event.
		if (form.current && isAnswered(form.current)) keep();
	}, [owner, isKept, lessonId, quiz.number]);

	useEffect(() => {
		const leave = () => {
			if (timer.current === undefined || owner === null) return;
			clearTimeout(timer.current);
			timer.current = undefined;
			const kept = readFromDevice({ owner, lessonId }, quiz.number);
			if (kept) void sendAction(draftSaveAction(owner, lessonId, kept), { isLeaving: true });
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

	// The attempt may be over by now: the page says so, and what became of the answers.
	useEffect(
		() =>
			onActionSent(({ kind, subject, body }, outcome) => {
				if (kind !== "draft" || subject !== subjectOf(lessonId) || outcome.state !== "done") return;
				if (isTooLate(outcome.body)) revalidate();
				else if (owner !== null) markSaved({ owner, lessonId }, Number(body.savedAt));
			}),
		[owner, lessonId, revalidate],
	);

	return { values, version, keep };
}

function isTooLate(body: unknown): boolean {
	return typeof body === "object" && body !== null && "saved" in body && body.saved === false;
}

function draftSaveAction(userId: number, lessonId: number, { number, values, savedAt }: DeviceDraft) {
	return {
		userId,
		kind: "draft",
		subject: subjectOf(lessonId),
		slot: `draft:${lessonId}`,
		isQuiet: true,
		url: `/lessons/${lessonId}/kept`,
		body: { kind: "draft", number, values, savedAt },
	};
}

/** True when a field differs from the server's value. */
function isAnswered(form: HTMLFormElement): boolean {
	return [...form.querySelectorAll("input")].some(({ type, checked, defaultChecked, value, defaultValue }) =>
		type === "radio" || type === "checkbox" ? checked !== defaultChecked : type === "text" && value !== defaultValue,
	);
}
