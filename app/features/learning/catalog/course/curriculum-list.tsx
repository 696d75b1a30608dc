import { useTranslation } from "react-i18next";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Link } from "#app/ui/link.tsx";
import { LanguageLine } from "../languages/language-line";
import type { LanguageShare } from "../languages/language-share";
import type { CurriculumModule } from "./curriculum-outline";
import { LessonRow } from "./lesson-row";
import { ModuleLots } from "./module-lots";

type Props = {
	courseId: number;
	minutes: number;
	languageShare: LanguageShare;
	modules: readonly CurriculumModule[];
};

export function CurriculumList({ courseId, minutes, languageShare, modules }: Props) {
	const { t } = useTranslation(["catalog", "common"]);
	const duration = useDuration();
	const lessonCount = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);
	const current = modules.findIndex(({ lessons }) => lessons.some(({ mark }) => mark === "next"));
	const summary = [
		t("curriculum.modules", { count: modules.length }),
		t("common:lessons", { count: lessonCount }),
		duration(minutes),
	];

	return (
		<section aria-labelledby="curriculum">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line-strong pb-5">
				<h2 id="curriculum" className="text-step-5">
					{t("curriculum.title")}
				</h2>
				<p className="text-label text-ink-muted">{summary.join(" · ")}</p>
				{languageShare.kind === "whole" ? null : (
					<LanguageLine share={languageShare} className="w-full text-label text-ink-muted" />
				)}
			</div>
			{modules.map((module, index) => (
				<Disclosure
					key={module.id}
					open={index === Math.max(current, 0)}
					summary={<ModuleHead number={index + 1} module={module} />}
					aside={<ModuleAside module={module} />}
				>
					<ol className="md:pl-14">
						{module.lessons.map((lesson) => (
							<LessonRow key={lesson.id} lesson={lesson} />
						))}
					</ol>
				</Disclosure>
			))}
			<p className="mt-4">
				<Link to={`/courses/${courseId}/modules`} className="link inline-block py-2.5 text-ui">
					{t("curriculum.ownPage")}
				</Link>
			</p>
		</section>
	);
}

function ModuleHead({ number, module }: { number: number; module: CurriculumModule }) {
	return (
		<span className="flex items-baseline">
			<span aria-hidden="true" className="w-8 shrink-0 font-serif text-step-4 text-ink-subtle lining-nums md:w-14">
				{number}
			</span>
			{/* biome-ignore lint/a11y/useSemanticElements: a heading element may not stand in this span */}
			<span
				role="heading"
				aria-level={3}
				lang={module.titleInEnglish ? "en" : undefined}
				className="font-serif text-step-3 font-title"
			>
				{module.title}
			</span>
		</span>
	);
}

function ModuleAside({ module }: { module: CurriculumModule }) {
	const { t } = useTranslation("common");
	const duration = useDuration();
	return (
		<span className="flex items-center gap-5 max-md:hidden">
			<span className="block w-20 shrink-0">
				<ModuleLots modules={[module]} />
			</span>
			<span className="whitespace-nowrap">
				{[t("lessons", { count: module.lessons.length }), duration(module.minutes)].join(" · ")}
			</span>
		</span>
	);
}
