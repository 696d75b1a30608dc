import { useTranslation } from "react-i18next";
import { Check } from "#app/ui/icons.tsx";
import { Prose } from "#app/ui/text/prose.tsx";

export function CourseOutcomes({ outcomes }: { outcomes: readonly string[] }) {
	const { t } = useTranslation("catalog");

	if (outcomes.length === 0) return null;
	return (
		<section aria-labelledby="outcomes">
			<h2 id="outcomes" className="text-step-5">
				{t("course.outcomes")}
			</h2>
			<ul className="mt-5 grid gap-x-10 md:grid-cols-2">
				{outcomes.map((outcome) => (
					<li key={outcome} className="flex gap-3 border-t border-line py-3 text-ui">
						<Check className="mt-1 size-4 text-brand-text" />
						{outcome}
					</li>
				))}
			</ul>
		</section>
	);
}

/** `html` was sanitized and stored when the course was published. */
export function CourseDescription({ html, inEnglish }: { html: string | null; inEnglish: boolean }) {
	const { t } = useTranslation(["catalog", "common"]);

	if (!html) return null;
	return (
		<section aria-labelledby="about" className="until-near-360 md:until-near-270">
			<h2 id="about" className="text-step-5">
				{t("course.about")}
			</h2>
			{inEnglish ? <p className="mt-2 text-step-1 text-ink-subtle">{t("common:shownInEnglish")}</p> : null}
			<Prose html={html} lang={inEnglish ? "en" : undefined} className="mt-5" />
		</section>
	);
}
