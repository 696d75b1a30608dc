import { useTranslation } from "react-i18next";
import { clockTime } from "#app/shared/words/clock-time.ts";
import { Clock } from "#app/ui/icons.tsx";
import type { QuizClock } from "./quiz-clock";
import { useCountdown } from "./use-countdown";

type Props = { clock: Extract<QuizClock, { state: "running" }>; onEnd: () => void };

/** Time left, announced at few moments only; without script the moment at which it ends. */
export function QuizCountdown({ clock, onEnd }: Props) {
	const { t } = useTranslation("lesson");
	const { seconds, mark } = useCountdown(clock, onEnd);
	return (
		<div className="sticky top-15 z-10 -mx-2 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-2 py-2.5 text-ui print:hidden">
			<Clock className="size-4.5 text-ink-muted" />
			<span>{t("quiz.clock.ends", { time: clock.ends })}</span>
			{seconds === null ? null : (
				<span role="timer" aria-live="off" className="font-strong tabular noscript:hidden">
					{t("quiz.clock.left", { time: clockTime(seconds) })}
				</span>
			)}
			<span role="status" className="sr-only">
				{mark === null ? null : t("quiz.clock.minutesLeft", { count: Math.ceil(mark) })}
			</span>
		</div>
	);
}
