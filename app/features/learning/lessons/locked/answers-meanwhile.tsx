import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { useQueuedActionsOf } from "#app/features/learning/enrollment/offline/use-deeds-of.ts";
import { hasOpenDraft, reopenRefusedDraft } from "#app/features/learning/quizzes/draft/device-draft.ts";
import { useQueueOwner, useSendQueuedActions } from "#app/shared/device-queue/use-queue-owner.ts";
import { Notice } from "#app/ui/notice.tsx";

/** What becomes of answers that were begun before the lesson was closed: they wait, or were refused when handed in. */
export function AnswersMeanwhile({ lessonId }: { lessonId: number }) {
	const { t } = useTranslation("lesson-release");
	const owner = useQueueOwner();
	const deeds = useQueuedActionsOf(lessonId, "attempt");
	const [isBegun, setBegun] = useState(false);
	useSendQueuedActions();
	const isRefused = deeds.some(({ refused }) => refused);
	useEffect(() => {
		if (owner === null) return setBegun(false);
		// Before the refusal is dismissed here.
		if (isRefused) reopenRefusedDraft({ owner, lessonId });
		setBegun(hasOpenDraft({ owner, lessonId }));
	}, [owner, lessonId, isRefused]);
	return (
		<>
			{isBegun ? <Notice className="mt-6">{t("page.answersKept")}</Notice> : null}
			<QueuedNotice deeds={deeds} className="mt-6" />
		</>
	);
}
