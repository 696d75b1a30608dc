import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { CircleCheck, CircleX, TriangleAlert } from "#app/ui/icons.tsx";
import type { LessonProblem } from "../lesson-problem";

type Props = { problems: readonly LessonProblem[]; onGo: (problem: LessonProblem) => void };

/** What the checks found; what blocks publishing is first. */
export function LessonChecks({ problems, onGo }: Props) {
	const { t } = useTranslation("course-editor");
	return (
		<section aria-labelledby="lesson-checks">
			<h2 id="lesson-checks" className="border-b border-line px-5 py-3.5 text-label font-strong">
				{t("lesson.checks.title", { count: problems.length })}
			</h2>
			{problems.length === 0 ? (
				<p className="flex gap-3 border-b border-line px-5 py-4 text-label">
					<CircleCheck className="mt-0.5 size-4 shrink-0 text-brand-text" />
					{t("lesson.checks.none")}
				</p>
			) : (
				<ul>
					{problems.map((problem) => {
						const { field, kind, line, blocks, values } = problem;
						const Icon = blocks ? CircleX : TriangleAlert;
						return (
							<li
								key={`${field}-${kind}-${line}-${values.to ?? values.at ?? ""}`}
								className="flex gap-3 border-b border-line px-5 py-3.5"
							>
								<Icon
									className={blocks ? "mt-0.5 size-4 shrink-0 text-danger" : "mt-0.5 size-4 shrink-0 text-warning"}
								/>
								<div className="min-w-0 text-label">
									<p className="font-strong wrap-anywhere">{t(`lesson.problems.${kind}`, values)}</p>
									{blocks ? <p className="text-step-1 text-ink-muted">{t("lesson.checks.blocks")}</p> : null}
									<Button variant="quiet" size="sm" onClick={() => onGo(problem)} className="-ml-3 noscript:hidden">
										{line === null ? t("lesson.checks.toField") : t("lesson.checks.toLine", { line })}
									</Button>
								</div>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
