import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Deed } from "../../../shared/outbox/deed";
import { onSent } from "../../../shared/outbox/send-deeds";
import { useDeeds } from "../../../shared/outbox/use-deeds";
import { attemptPath } from "../quiz/hand-in/attempt-path";
import { subjectOf } from "./subject";
import { useKeptDeeds, useOwner } from "./use-owner";

/** What changes the page of a lesson once the server has it. */
const CHANGING = ["done", "attempt", "recall"];

/**
 * Sends what is kept while a lesson is open. Once the server has learned of what waited, from here or from another tab, the
 * page is read anew; an attempt opens with its result.
 */
export function useKeptLesson(lessonId: number): void {
	useKeptDeeds();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const waiting = useDeedsOf(lessonId, ...CHANGING).filter(({ waits, refused }) => waits && !refused).length;
	const before = useRef(waiting);

	useEffect(() => {
		if (waiting < before.current) revalidate();
		before.current = waiting;
	}, [waiting, revalidate]);

	useEffect(
		() =>
			onSent(({ kind, subject, waits }, outcome) => {
				if (!waits || kind !== "attempt" || subject !== subjectOf(lessonId) || outcome.state !== "done") return;
				navigate(attemptPath(lessonId, outcome.body), { preventScrollReset: true });
			}),
		[lessonId, navigate],
	);
}

/** What waits on this device of these kinds in a lesson, or was refused there. */
export function useDeedsOf(lessonId: number, ...kinds: readonly string[]): readonly Deed[] {
	const deeds = useDeeds({ userId: useOwner(), subject: subjectOf(lessonId) });
	return deeds.filter(({ kind }) => kinds.includes(kind));
}
