import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { ChosenCourse } from "../teaching-data";

export function WorstQuestions({ chosen }: { chosen: ChosenCourse }) {
	const { t } = useTranslation("teaching");
	const { id, questions, questionCount, lesson, isWithheld } = chosen;
	if (isWithheld) return null;
	const here = `/instructor-dashboard?course=${id}`;
	const isShort = questions.length < questionCount;
	return (
		<section id="answered-worst" aria-labelledby="worst-title">
			<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id="worst-title" className="font-serif text-step-4">
					{t("questions.title")}
				</h2>
				{isShort ? (
					<Link to={`${here}&questions=all#answered-worst`} preventScrollReset className="link hit-area text-label">
						{t("questions.all", { total: questionCount })}
					</Link>
				) : null}
			</div>
			{lesson ? (
				<p className="mb-3 text-label text-ink-muted">
					{t("questions.ofLesson", { number: lesson.number, title: lesson.title })} ·{" "}
					<Link to={`${here}&questions=all#answered-worst`} preventScrollReset className="link">
						{t("dropOff.allLessons")}
					</Link>
				</p>
			) : null}
			{questions.length > 0 ? (
				<>
					<Table caption={t("questions.caption")} hideCaption>
						<TableHead>
							<TableRow>
								<HeaderCell>{t("questions.question")}</HeaderCell>
								<HeaderCell numeric>{t("questions.tries")}</HeaderCell>
								<HeaderCell numeric>{t("questions.right")}</HeaderCell>
								<HeaderCell numeric>{t("questions.discrimination")}</HeaderCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{questions.map((question) => (
								<TableRow key={question.id}>
									<RowHeaderCell>
										<span className="mr-3 font-normal text-ink-muted tabular">{question.number}</span>
										<span lang={question.inEnglish ? "en" : undefined} className="font-normal">
											{question.prompt}
										</span>
									</RowHeaderCell>
									<Cell numeric label={t("questions.tries")}>
										{question.tries}
									</Cell>
									<Cell numeric label={t("questions.right")} className="font-strong">
										{question.right}
									</Cell>
									<Cell numeric label={t("questions.discrimination")}>
										{question.saysLittle ? (
											<Badge tone="warning">{t("questions.saysLittle", { value: question.discrimination })}</Badge>
										) : (
											(question.discrimination ?? t("none"))
										)}
									</Cell>
								</TableRow>
							))}
						</TableBody>
					</Table>
					<p className="mt-3 text-step-1 text-ink-subtle">{t("questions.discriminationHelp")}</p>
				</>
			) : (
				<p className="text-label text-ink-muted">{t(lesson ? "questions.noneOfLesson" : "questions.none")}</p>
			)}
		</section>
	);
}
