import { useFetcher } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { subjectOf } from "#app/features/learning/enrollment/offline/subject.ts";
import { useQueuedActionsOf } from "#app/features/learning/enrollment/offline/use-deeds-of.ts";
import { sendAction } from "#app/shared/device-queue/send-queued-actions.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { Button } from "#app/ui/button.tsx";
import { CircleCheck, RotateCcw } from "#app/ui/icons.tsx";

type Props = {
	lessonId: number;
	id: string;
	prompt: string;
	answer: string;
	knew: boolean | null;
	/** False when the result cannot be saved. */
	isLearner: boolean;
	lang: string | undefined;
};

export function RecallQuestion({ lessonId, id, prompt, answer, knew, isLearner, lang }: Props) {
	const { t } = useTranslation("lesson");
	const fetcher = useFetcher();
	const owner = useQueueOwner();
	const [said, setSaid] = useState<boolean | null>(null);
	const known = said ?? knew;
	const slot = `recall:${lessonId}:${id}`;
	const deeds = useQueuedActionsOf(lessonId, "recall").filter((deed) => deed.slot === slot);

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		const button = (event.nativeEvent as SubmitEvent).submitter;
		if (owner === null || !(button instanceof HTMLButtonElement)) return;
		event.preventDefault();
		setSaid(button.value === "yes");
		void sendAction({
			userId: owner,
			kind: "recall",
			subject: subjectOf(lessonId),
			slot,
			url: `/lessons/${lessonId}/kept`,
			body: { kind: "recall", key: id, knew: button.value },
		});
	}

	return (
		<aside
			id={`recall-${id}`}
			aria-labelledby={`recall-${id}-label recall-${id}-prompt`}
			className="my-8 rounded-control border-l-2 border-accent bg-surface-sunken px-5 py-4 print:hidden"
		>
			<p id={`recall-${id}-label`} className="text-step-1 font-strong text-ink-muted">
				{t("recall.label")}
			</p>
			<p id={`recall-${id}-prompt`} lang={lang} className="mt-1 text-step-2 font-strong">
				{prompt}
			</p>
			<details className="mt-2 text-ui">
				<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("recall.show")}</summary>
				<p lang={lang} className="pb-2">
					{answer}
				</p>
				{isLearner ? (
					<fetcher.Form method="post" onSubmit={onSubmit} className="flex flex-wrap gap-3 pt-1">
						<input type="hidden" name="_intent" value="recall" />
						<input type="hidden" name="key" value={id} />
						<Button type="submit" name="knew" value="yes" variant="secondary" size="sm">
							{t("recall.knew")}
						</Button>
						<Button type="submit" name="knew" value="no" variant="quiet" size="sm">
							{t("recall.notYet")}
						</Button>
					</fetcher.Form>
				) : null}
			</details>
			<p role="status" className="flex items-center gap-2 text-step-1 text-ink-muted empty:hidden">
				{known === null ? null : known ? (
					<>
						<CircleCheck className="size-4 text-brand-text" /> {t("recall.wasKnown")}
					</>
				) : (
					<>
						<RotateCcw className="size-4" /> {t("recall.wasNotYet")}
					</>
				)}
			</p>
			<QueuedNotice deeds={deeds} />
		</aside>
	);
}
