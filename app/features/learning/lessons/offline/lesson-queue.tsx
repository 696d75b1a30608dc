import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { subjectOf } from "#app/features/learning/enrollment/offline/subject.ts";
import { useQueuedActionsOf } from "#app/features/learning/enrollment/offline/use-deeds-of.ts";
import { attemptPath } from "#app/features/learning/quizzes/hand-in/attempt-path.ts";
import { onActionSent } from "#app/shared/device-queue/send-queued-actions.ts";
import { useSendQueuedActions } from "#app/shared/device-queue/use-queue-owner.ts";

/** Kinds that change the lesson page once the server has them. */
const PAGE_CHANGING_ACTIONS = ["done", "attempt", "recall", "clip"];

/** Sends queued actions while a lesson is open; then reloads the page, or opens the attempt's result. */
export function LessonQueue({ lessonId }: { lessonId: number }) {
	useSendQueuedActions();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const waiting = useQueuedActionsOf(lessonId, ...PAGE_CHANGING_ACTIONS).filter(
		({ waits, refused }) => waits && !refused,
	).length;
	const before = useRef(waiting);

	useEffect(() => {
		if (waiting < before.current) revalidate();
		before.current = waiting;
	}, [waiting, revalidate]);

	useEffect(
		() =>
			onActionSent(({ kind, subject, waits }, outcome) => {
				if (!waits || kind !== "attempt" || subject !== subjectOf(lessonId) || outcome.state !== "done") return;
				navigate(attemptPath(lessonId, outcome.body), { preventScrollReset: true });
			}),
		[lessonId, navigate],
	);
	return null;
}

export function QueuedClipNotice({ lessonId }: { lessonId: number }) {
	return <QueuedNotice deeds={useQueuedActionsOf(lessonId, "clip")} className="mt-3" />;
}
