import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LanguageLine } from "./language-line";
import type { LanguageShare } from "./language-share";

export type CourseInLanguage = { id: number; title: string; titleInEnglish: boolean; share: LanguageShare };

export function LanguageList({ courses }: { courses: readonly CourseInLanguage[] }) {
	const { t, i18n } = useTranslation("common");
	const heading = useId();
	if (courses.length === 0) return null;
	return (
		<section aria-labelledby={heading} className="mt-14" lang={i18n.language}>
			<h2 id={heading} className="text-step-3">
				{t("courseLanguage.title")}
			</h2>
			<p className="mt-2 text-ui text-ink-muted">{t("courseLanguage.counted")}</p>
			<dl className="mt-3 divide-y divide-line border-y border-line-strong text-ui">
				{courses.map(({ id, title, titleInEnglish, share }) => (
					<div key={id} className="py-2.5">
						<dt lang={titleInEnglish ? "en" : undefined}>{title}</dt>
						<dd className="text-ink-muted">
							<LanguageLine share={share} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
