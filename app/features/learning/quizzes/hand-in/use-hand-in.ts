import { useNavigate, useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { subjectOf } from "#app/features/learning/enrollment/offline/subject.ts";
import { sendAction } from "#app/shared/device-queue/send-queued-actions.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { newId } from "#app/shared/ids.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { markHandedIn } from "../draft/device-draft";
import type { Quiz } from "../quiz-data.server";
import { type ParsedQuizForm, readQuizForm } from "../read-quiz-form";
import { attemptPath } from "./attempt-path";

/** Validates immediately, even offline; valid attempts go through the device queue and are graded once. */
export function useHandIn(lessonId: number, quiz: Quiz) {
	const { i18n } = useTranslation();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const owner = useQueueOwner();
	const [reading, setReading] = useState<ParsedQuizForm | null>(null);
	const [isPending, setPending] = useState(false);

	async function handIn(form: HTMLFormElement, timeIsUp: boolean) {
		if (owner === null || isPending) return;
		const read = readQuizForm(quiz.questions, new FormData(form), toLanguage(i18n.language));
		if (!timeIsUp) setReading(read);
		if (!timeIsUp && Object.keys(read.errors).length > 0) return;
		setPending(true);
		const key = newId();
		markHandedIn({ owner, lessonId }, quiz.number, key);
		const outcome = await sendAction({
			key,
			userId: owner,
			kind: "attempt",
			subject: subjectOf(lessonId),
			url: `/api/quizzes/${lessonId}/attempts`,
			body: {
				answers: read.answers,
				number: quiz.number,
				...(quiz.version ? { version: quiz.version } : {}),
				...(timeIsUp ? { timeIsUp } : {}),
			},
		});
		setPending(false);
		// The questions may be others by now; what was typed stays.
		if (outcome.state === "refused" && outcome.refusal.status === 409) revalidate();
		if (outcome.state === "done") navigate(attemptPath(lessonId, outcome.body), { preventScrollReset: true });
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		if (owner === null) return;
		event.preventDefault();
		void handIn(event.currentTarget, false);
	}
	/** Hands in what is answered. */
	function onTimeUp(form: HTMLFormElement | null) {
		if (form) void handIn(form, true);
	}
	return { reading, isPending, onSubmit, onTimeUp };
}
