import { useTranslation } from "react-i18next";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { LanguageLine } from "../languages/language-line";
import type { CourseCardData } from "../list/course-card-data";
import type { CurriculumView } from "./course-view";
import type { CurriculumModule } from "./curriculum-outline";
import { LessonRow } from "./lesson-row";
import { ModuleLots } from "./module-lots";
import { OfferAction } from "./offer-action";

type Summaries = Record<number, { text: string; inEnglish: boolean }>;
type Props = { course: CourseCardData; curriculum: CurriculumView; summaries: Summaries };

const SESSION_MINUTES = 30;

export function ModulesPage({ course, curriculum: { modules, offer }, summaries }: Props) {
	const { t } = useTranslation(["catalog", "common"]);
	const duration = useDuration();
	const lessonCount = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);

	return (
		<div className="container-reading py-6 md:py-8">
			<p className="text-ui text-ink-muted md:mt-4">{t("curriculum.title")}</p>
			<h1 className="mt-1 text-step-6" lang={course.titleInEnglish ? "en" : undefined}>
				{course.title}
			</h1>
			<p className="mt-4 text-label text-ink-muted">
				{[
					t("curriculum.modules", { count: modules.length }),
					t("common:lessons", { count: lessonCount }),
					duration(course.minutes),
				].join(" · ")}
			</p>
			{course.languageShare.kind === "whole" ? null : (
				<LanguageLine share={course.languageShare} className="mt-2 text-label text-ink-muted" />
			)}
			<p className="mt-4 text-ui text-ink-muted">
				{t("curriculum.pace", { count: Math.ceil(course.minutes / SESSION_MINUTES) })}
			</p>
			<ModuleLots modules={modules} className="mt-6" />
			<div className="mt-8 flex flex-wrap gap-3 print:hidden">
				<OfferAction courseId={course.id} offer={offer} />
				<LinkButton to={`/courses/${course.id}`} variant="secondary">
					{t("curriculum.backToCourse")}
				</LinkButton>
				<PrintButton>{t("curriculum.print")}</PrintButton>
			</div>
			<ol className="mt-14 grid gap-14">
				{modules.map((module, index) => (
					<li key={module.id} className="min-w-0">
						<ModuleSection
							number={index + 1}
							module={module}
							minutesBefore={modules.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0)}
							summaries={summaries}
						/>
					</li>
				))}
			</ol>
		</div>
	);
}

type SectionProps = { number: number; module: CurriculumModule; minutesBefore: number; summaries: Summaries };

function ModuleSection({ number, module, minutesBefore, summaries }: SectionProps) {
	const { t } = useTranslation(["catalog", "common"]);
	const duration = useDuration();
	const { lessons } = module;
	const inEnglish =
		module.titleInEnglish || module.summaryInEnglish || lessons.some(({ id }) => summaries[id]?.inEnglish);

	return (
		<section aria-labelledby={`module-${module.id}`}>
			<h2 id={`module-${module.id}`} className="flex gap-4 text-step-4" lang={module.titleInEnglish ? "en" : undefined}>
				<span className="text-ink-subtle lining-nums">{number}</span>
				<span className="min-w-0">{module.title}</span>
			</h2>
			<p className="mt-2 text-ui text-ink-muted" lang={module.summaryInEnglish ? "en" : undefined}>
				{module.summary}
			</p>
			{inEnglish ? <p className="mt-1 text-step-1 text-ink-subtle">{t("common:shownInEnglish")}</p> : null}
			<div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-step-1 text-ink-muted">
				<ModuleLots modules={[module]} className="max-w-40" />
				<span>
					{[
						t("common:lessons", { count: lessons.length }),
						duration(module.minutes),
						...(number > 1 ? [t("curriculum.before", { time: duration(minutesBefore) })] : []),
					].join(" · ")}
				</span>
			</div>
			<ol>
				{lessons.map((lesson) => (
					<LessonRow key={lesson.id} lesson={lesson} summary={summaries[lesson.id]} />
				))}
			</ol>
		</section>
	);
}
