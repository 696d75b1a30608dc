import { useTranslation } from "react-i18next";
import { usePercent } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { Link } from "#app/ui/link.tsx";
import type { Quiz } from "../quiz-data.server";
import { AttemptRemark } from "./attempt-remark";

export function AttemptHistory({ lessonId, quiz }: { lessonId: number; quiz: Quiz }) {
	const { t } = useTranslation("lesson");
	const percent = usePercent();
	if (quiz.attempts.length === 0) return null;

	return (
		<details className="mt-4 text-ui print:hidden">
			<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("history.title")}</summary>
			<ol className="mt-1 divide-y divide-line border-y border-line">
				{quiz.attempts.map(({ id, number, score, passed, date, remark }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
						<Link to={`/lessons/${lessonId}?attempt=${id}#result`} className="link inline-flex min-h-11 items-center">
							{t("result.title", { number })}
						</Link>
						<span className="grow text-ink-muted">{date}</span>
						<span className="tabular">{percent(score)}</span>
						<span className={passed ? "text-brand-text" : "text-ink-muted"}>
							{t(passed ? "history.passed" : "history.notPassed")}
						</span>
						<AttemptRemark remark={remark} className="basis-full text-step-1 text-ink-muted" />
					</li>
				))}
			</ol>
		</details>
	);
}
