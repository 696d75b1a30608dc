import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Check, TriangleAlert } from "#app/ui/icons.tsx";
import { type Ranges, rangesOf } from "../question-ranges";
import { type QuestionTyping, questionFact } from "../question-typing";
import { checkResults, type ResultWarning } from "../result-warnings";

/** Says of the numbers that an attempt may draw whether their results are above zero and told apart. */
export function ResultChecks({ typed, lessonRanges }: { typed: QuestionTyping; lessonRanges: Ranges }) {
	const { t } = useTranslation("quiz-editor");
	const check = useMemo(() => {
		if (typed.type !== "number") return null;
		return checkResults(typed, { ...rangesOf(questionFact({}, typed)), ...lessonRanges });
	}, [typed, lessonRanges]);
	if (!check) return null;
	const { tried, isComplete, warnings } = check;
	// A number that never changes is what its author typed.
	const shown = warnings.filter(({ kind }) => tried > 1 || kind === "shared");
	if (shown.length === 0) {
		if (tried === 1) return null;
		return (
			<p className="mt-4 flex items-start gap-2 text-label text-ink-muted">
				<Check className="mt-0.5 size-4 shrink-0 text-brand-text" />
				{t(isComplete ? "checks.fine" : "checks.fineTried", { count: tried })}
			</p>
		);
	}
	const say = (warning: ResultWarning) => {
		if (warning.kind !== "shared") return t(`checks.${warning.kind}`, { times: warning.times, tried });
		return t(warning.times === tried ? "checks.sharedAlways" : "checks.shared", { ...warning, tried });
	};
	return (
		<ul className="mt-4 grid gap-2 text-label text-warning">
			{shown.map((warning) => (
				<li key={say(warning)} className="flex items-start gap-2">
					<TriangleAlert className="mt-0.5 size-4 shrink-0" />
					<span className="min-w-0">{say(warning)}</span>
				</li>
			))}
		</ul>
	);
}
