import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { useQueuedActionsOf } from "#app/features/learning/enrollment/offline/use-deeds-of.ts";
import { onQueueChange } from "#app/shared/device-queue/queued-action-store.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { dateFormat } from "#app/shared/words/intl.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Quiz } from "../quiz-data.server";
import { type AnswerLine, forgetLeft, type LeftAnswers, settleDraft } from "./device-draft";

type Props = { lessonId: number; quiz: Quiz };

/** Answers that this device has kept and that can no longer be handed in: why, and where they are. */
export function LeftAnswersNotice({ lessonId, quiz }: Props) {
	const { t, i18n } = useTranslation("lesson");
	const owner = useQueueOwner();
	const [left, setLeft] = useState<readonly LeftAnswers[]>([]);
	const { number, attemptsLeft, clock, draft, review } = quiz;
	const isTimeOver = clock?.state === "over";
	const savedAt = draft?.savedAt ?? null;
	const lateNumber = review?.isLate ? review.number : null;
	useEffect(() => {
		if (owner === null) return;
		const standing = { number, attemptsLeft, isTimeOver, savedAt, lateNumber };
		const settle = () => setLeft(settleDraft({ owner, lessonId }, standing));
		settle();
		return onQueueChange(settle);
	}, [owner, lessonId, number, attemptsLeft, isTimeOver, savedAt, lateNumber]);
	if (owner === null || left.length === 0) return null;

	const date = dateFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
	return (
		<Notice tone="warning" title={t("quiz.left.title")} className="mt-6 print:hidden">
			<ul className="mt-1 grid gap-4">
				{left.map((one) => (
					<li key={one.number}>
						<p>{t(`quiz.left.${one.reason}`, { number: one.number })}</p>
						<p className="text-label text-ink-muted">{t("quiz.left.where", { date: date.format(one.savedAt) })}</p>
						<details>
							<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("quiz.left.show")}</summary>
							<Lines lines={one.lines} />
						</details>
					</li>
				))}
			</ul>
			<form
				className="mt-2"
				onSubmit={(event) => {
					event.preventDefault();
					forgetLeft({ owner, lessonId });
					setLeft([]);
				}}
			>
				<ConfirmButton
					variant="secondary"
					size="sm"
					question={t("quiz.left.removeQuestion")}
					confirm={t("quiz.left.removeYes")}
				>
					{t("quiz.left.remove")}
				</ConfirmButton>
			</form>
		</Notice>
	);
}

function Lines({ lines }: { lines: readonly AnswerLine[] }) {
	return (
		<dl className="grid gap-2">
			{lines.map(({ prompt, lang, answers }) => (
				<div key={prompt} lang={lang}>
					<dt className="text-label font-strong wrap-anywhere">{prompt}</dt>
					{answers.map((answer) => (
						<dd key={answer} className="m-0 wrap-anywhere">
							{answer}
						</dd>
					))}
				</div>
			))}
		</dl>
	);
}

/** What became of a hand-in, where the form that says so is not shown. */
export function QueuedAttemptNotice({ lessonId }: { lessonId: number }) {
	return <QueuedNotice deeds={useQueuedActionsOf(lessonId, "attempt")} className="mt-6" />;
}
