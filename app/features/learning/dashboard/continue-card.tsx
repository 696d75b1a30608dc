import { useTranslation } from "react-i18next";
import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Comma, SentenceGap } from "#app/ui/text/joining.tsx";
import { CourseLots } from "./course-lots";
import type { CourseToContinue } from "./dashboard-data.server";
import { TranslatedTitle } from "./translated-title";

export function ContinueCard({ goOn }: { goOn: CourseToContinue }) {
	const { t } = useTranslation("dashboard");
	const duration = useDuration();
	const { courseId, drawing, lesson, completed, required } = goOn;

	return (
		<Card floating flush className="grid md:grid-cols-[minmax(0,13fr)_minmax(0,17fr)]">
			<CourseImage
				courseId={courseId}
				drawing={drawing}
				width={400}
				priority
				className="aspect-auto! h-44 rounded-none! md:h-full md:min-h-80"
			/>
			<div className="min-w-0 p-5 md:p-8">
				<h2 className="font-serif text-step-4">
					<TranslatedTitle title={goOn.title} inEnglish={goOn.titleInEnglish} />
				</h2>
				<p className="mt-2 text-ui text-ink-muted">
					{t("continue.next")}
					<SentenceGap />
					<TranslatedTitle title={lesson.title} inEnglish={lesson.titleInEnglish} />
					<Comma />
					<span className="whitespace-nowrap">{duration(lesson.minutes)}</span>
				</p>
				{lesson.lock ? <p className="mt-1 text-label text-ink-muted">{lesson.lock}</p> : null}
				<CourseLots lots={goOn.lots} completed={completed} required={required} className="mt-5" />
				<p className="mt-3 flex justify-between gap-4 text-step-1 text-ink-muted">
					<span>{t("lessonsDone", { done: completed, count: required })}</span>
					<span className="tabular">{goOn.percent}</span>
				</p>
				<div className="mt-6 flex flex-wrap gap-3">
					<LinkButton to={`/lessons/${lesson.id}`}>{t("continue.button")}</LinkButton>
					<LinkButton to={`/courses/${courseId}#curriculum`} variant="quiet">
						{t("whatIsLeft")}
					</LinkButton>
				</div>
			</div>
		</Card>
	);
}
