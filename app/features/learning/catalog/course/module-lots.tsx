import { useTranslation } from "react-i18next";
import { type LotState, Lots } from "#app/ui/figures/lots.tsx";
import type { CurriculumLesson } from "./curriculum-outline";

type Props = { modules: readonly { lessons: readonly CurriculumLesson[] }[]; className?: string };

export function ModuleLots({ modules, className }: Props) {
	const { t } = useTranslation("catalog");
	const lessons = modules.flatMap((module) => module.lessons);
	const isLearner = lessons.some(({ mark }) => mark !== null);
	const total = lessons.length;
	const label = isLearner
		? t("curriculum.lots", { done: lessons.filter(({ mark }) => mark === "done").length, total })
		: t("curriculum.previewLots", { open: lessons.filter(({ freePreview }) => freePreview).length, total });

	return <Lots modules={modules.map((module) => module.lessons.map(lotState))} label={label} className={className} />;
}

function lotState({ mark, freePreview }: CurriculumLesson): LotState {
	return mark ?? (freePreview ? "open" : "todo");
}
