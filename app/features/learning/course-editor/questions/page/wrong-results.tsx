import { useTranslation } from "react-i18next";
import type { WrongResults } from "#app/features/learning/quizzes/figures/wrong-results.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { Button } from "#app/ui/button.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { MOST_ROWS } from "../question-rows";
import type { DiagnosisTyping } from "../question-typing";

/** How many of the wrong first answers a typical wrong result explains; nothing before it was counted. */
export function TimesExplained({ results, answer }: { results: WrongResults | null; answer: string }) {
	const { t } = useTranslation("quiz-editor");
	const found = results?.known.find(({ formula }) => formula === answer.trim());
	if (!results || !found) return null;
	return (
		<p className="mt-1 text-step-1 text-ink-muted tabular">
			{t("results.explains", { count: found.times, wrong: results.wrong })}
		</p>
	);
}

type OfferProps = {
	results: WrongResults | null;
	diagnoses: readonly DiagnosisTyping[];
	/** Adds a row; its text is left to write. */
	onAdd: (formula: string) => void;
};

/** The most frequent wrong result that nothing explains, with what it may come from. Without script its button sends the form. */
export function GuessOffer({ results, diagnoses, onAdd }: OfferProps) {
	const { t } = useTranslation("quiz-editor");
	const guess = results?.guess;
	const isThere = diagnoses.some(({ answer }) => answer.trim() === guess?.formula);
	if (!guess || isThere || diagnoses.length >= MOST_ROWS.diagnoses) return null;
	const { formula, mistake, times } = guess;
	return (
		<Notice tone="info">
			<p>{t(mistake === "same" ? "results.same" : "results.guess", { count: times })}</p>
			<code dir="ltr" className="my-1 block font-mono font-strong wrap-anywhere">
				{formula}
			</code>
			{mistake === "same" ? null : <p>{t(`results.mistakes.${mistake}`)}</p>}
			<Button
				type="submit"
				name="addDiagnosis"
				value={formula}
				variant="secondary"
				size="sm"
				className="mt-3"
				onClick={(event) => {
					event.preventDefault();
					onAdd(formula);
				}}
			>
				<Plus className="size-4" />
				{t("results.add")}
			</Button>
		</Notice>
	);
}

/** All of them beside the question, those that nothing explains last. */
export function WrongResultList({ results }: { results: WrongResults | null }) {
	const { t, i18n } = useTranslation("quiz-editor");
	const number = (value: number) => numberFormat(i18n.language).format(value);
	if (!results || results.wrong === 0) return null;
	const rows = results.known.filter(({ times }) => times > 0).sort((one, other) => other.times - one.times);
	return (
		<>
			<h3 className="mt-5 text-label font-strong">{t("results.title")}</h3>
			<ul className="mt-1 text-label">
				{rows.map(({ formula, times }) => (
					<li key={formula} className="flex items-start justify-between gap-4 border-b border-line py-2.5">
						<code dir="ltr" className="min-w-0 font-mono wrap-anywhere">
							{formula}
						</code>
						<span className="shrink-0 font-strong tabular">{number(times)}</span>
					</li>
				))}
				{results.unexplained > 0 ? (
					<li className="flex items-start justify-between gap-4 border-b border-line py-2.5 text-ink-muted">
						<span className="min-w-0">{t("results.unexplained")}</span>
						<span className="shrink-0 font-strong tabular">{number(results.unexplained)}</span>
					</li>
				) : null}
			</ul>
		</>
	);
}
