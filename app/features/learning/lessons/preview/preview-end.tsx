import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { Card } from "#app/ui/card.tsx";
import type { LessonPageData } from "../lesson/lesson-page-data.server";

type Props = {
	room: LessonPageData;
	what?: string | null;
	children: ReactNode;
};

export function PreviewEnd({ room: { course, modules }, what = null, children }: Props) {
	const { t } = useTranslation("lesson");
	const total = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);

	return (
		<div id="end" className="mt-12 scroll-mt-20 print:hidden">
			<Card floating>
				<section aria-labelledby="end-title">
					<h2 id="end-title" className="font-serif text-step-4">
						{t("preview.endTitle")}
					</h2>
					<p className="mt-3 text-ui text-ink-muted">
						{t("preview.endText", { total })}
						{what ? <span className="block">{what}</span> : null}
					</p>
					<p
						lang={langAttribute(course.titleInEnglish)}
						className="mt-4 font-serif text-step-3 leading-snug font-title"
					>
						{course.title}
					</p>
					{children}
				</section>
			</Card>
		</div>
	);
}
