import { useTranslation } from "react-i18next";
import { Calculation } from "#app/ui/calculation.tsx";
import { worksheetOf } from "./sheet";

export type WorksheetLine = {
	key: string;
	label: string;
	lang: "en" | undefined;
	place?: "main" | undefined;
	/** The formatted number, or a dash. */
	words: string;
};

/** The main result stands over a double rule, between the lines that lead to it and the others. */
export function CalculatorWorksheet({ results }: { results: readonly WorksheetLine[] }) {
	const { t } = useTranslation("resources");
	const { lines, main, also } = worksheetOf(results);
	if (!main) return null;
	return (
		<div aria-live="polite">
			<Calculation
				className="mt-2"
				lines={lines.map(({ label, words }) => ({ label, amount: <Figure words={words} /> }))}
				total={{ label: <span lang={main.lang}>{main.label}</span>, amount: <Figure words={main.words} /> }}
			/>
			{also.length > 0 ? (
				<>
					<h3 className="mt-8 font-sans text-label font-strong">{t("calculator.also")}</h3>
					<dl className="mt-1">
						{also.map(({ key, label, lang, words }) => (
							<div key={key} className="flex items-baseline justify-between gap-x-6 border-b border-line py-2.5">
								<dt className="min-w-0 text-ui text-ink-muted wrap-anywhere hyphens-auto" lang={lang}>
									{label}
								</dt>
								<dd className="shrink-0 text-ui tabular">
									<Figure words={words} />
								</dd>
							</div>
						))}
					</dl>
				</>
			) : null}
		</div>
	);
}

function Figure({ words }: { words: string }) {
	const { t } = useTranslation("resources");
	return (
		<>
			<output>{words}</output>
			{words === "–" ? <span className="sr-only"> {t("calculator.none")}</span> : null}
		</>
	);
}
