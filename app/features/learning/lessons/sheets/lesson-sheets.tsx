import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { FileText } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LessonPageData } from "../lesson/lesson-page-data.server";

export function LessonSheets({ room: { lesson } }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	if (lesson.sheets.length === 0) return null;

	return (
		<section aria-labelledby="sheets-title" className="mt-12 print:hidden">
			<h2 id="sheets-title" className="font-serif text-step-4">
				{t("sheets.title")}
			</h2>
			<ul className="mt-3 divide-y divide-line border-y border-line-strong">
				{lesson.sheets.map(({ name, title, summary, inEnglish }) => (
					<li key={name} className="flex gap-4 py-4">
						<FileText className="mt-1 size-5 shrink-0 text-ink-muted" />
						<div className="min-w-0" lang={langAttribute(inEnglish)}>
							<Link to={`/lessons/${lesson.id}/sheets/${name}`} className="link text-ui font-strong">
								{title}
							</Link>
							<p className="mt-0.5 text-ui text-ink-muted">{summary}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
