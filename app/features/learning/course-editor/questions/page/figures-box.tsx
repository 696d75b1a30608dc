import { useTranslation } from "react-i18next";
import type { WrongResults } from "#app/features/learning/quizzes/figures/wrong-results.ts";
import { Check } from "#app/ui/icons.tsx";
import type { FiguresView } from "../figures-view";
import { WrongResultList } from "./wrong-results";

/** How a question was answered at first attempts, and what was chosen most. */
export function FiguresBox({ figures, results }: { figures: FiguresView | null; results: WrongResults | null }) {
	const { t } = useTranslation("quiz-editor");
	return (
		<section aria-labelledby="figures-title" className="mt-8 min-w-0">
			<h2 id="figures-title" className="font-serif text-step-3">
				{t("figures.title")}
			</h2>
			{figures?.kind === "shown" ? (
				<Shown figures={figures} />
			) : (
				<p className="mt-1 text-step-1 text-ink-muted">
					{figures ? t("figures.few", { count: figures.tries, from: figures.from }) : t("figures.none")}
				</p>
			)}
			<WrongResultList results={results} />
		</section>
	);
}

function Shown({ figures }: { figures: Extract<FiguresView, { kind: "shown" }> }) {
	const { t } = useTranslation("quiz-editor");
	const { tries, right, discrimination, grade, answers } = figures;
	const facts = [
		[t("figures.tries"), tries],
		[t("figures.right"), right],
		[
			t("figures.discrimination"),
			discrimination && grade
				? t("figures.graded", { value: discrimination, grade: t(`figures.grades.${grade}`) })
				: t("figures.unknown"),
		],
	];
	return (
		<>
			<p className="mt-1 text-step-1 text-ink-muted">{t("figures.text")}</p>
			<dl className="mt-3 text-label">
				{facts.map(([name, value]) => (
					<div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
						<dt className="text-ink-muted">{name}</dt>
						<dd className="text-right font-strong tabular">{value}</dd>
					</div>
				))}
			</dl>
			{answers.length > 0 ? (
				<>
					<h3 className="mt-5 text-label font-strong">{t("figures.answers")}</h3>
					<ul className="mt-1 text-label">
						{answers.map(({ id, text, share, isRight }) => (
							<li key={id} className="flex items-start justify-between gap-4 border-b border-line py-2.5">
								<span className="flex min-w-0 gap-1.5">
									{isRight ? (
										<>
											<Check className="mt-0.5 size-4 shrink-0 text-brand-text" />
											<span className="sr-only">{t("fields.isRight")}</span>
										</>
									) : null}
									<span lang={text === null ? undefined : "en"} className="min-w-0 wrap-anywhere">
										{text ?? t(id === "true" ? "fields.true" : "fields.false")}
									</span>
								</span>
								<span className="shrink-0 font-strong tabular">{share}</span>
							</li>
						))}
					</ul>
				</>
			) : null}
		</>
	);
}
