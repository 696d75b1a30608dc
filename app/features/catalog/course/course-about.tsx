import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/avatar";
import { Check } from "../../../ui/icons";
import { Prose } from "../../../ui/prose";

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

/** `html` is the safe rendering that was stored when the course was published. */
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

/** `headline`: who they are, in the language that is there. */
export type Instructor = {
	name: string;
	headline: { text: string; language: string } | null;
	imageUrl: string | null;
};

export function CourseInstructor({ instructor: { name, headline, imageUrl } }: { instructor: Instructor }) {
	const { t, i18n } = useTranslation(["catalog", "common"]);
	const isForeign = headline !== null && headline.language !== i18n.language;

	return (
		<section aria-labelledby="instructor" className="flex items-start gap-5">
			<Avatar name={name} src={imageUrl} size="lg" />
			<div className="min-w-0">
				<h2 id="instructor" className="font-serif text-step-3 font-title">
					<span className="block font-sans text-step-1 font-normal text-ink-muted">{t("course.taughtBy")} </span>
					{name}
				</h2>
				{headline ? (
					<p lang={isForeign ? headline.language : undefined} className="mt-1 text-ui text-ink-muted">
						{headline.text}
					</p>
				) : null}
				{isForeign && headline.language === "en" ? (
					<p className="mt-1 text-step-1 text-ink-subtle">{t("common:shownInEnglish")}</p>
				) : null}
			</div>
		</section>
	);
}
