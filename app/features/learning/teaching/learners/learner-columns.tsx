import { useTranslation } from "react-i18next";
import type { Column } from "#app/ui/data-table/data-table.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import type { ChosenCourse } from "../teaching-data";
import { LearnerStatus } from "./learner-status";
import type { LearnersQuery } from "./learners-query";

type Learner = ChosenCourse["learners"][number];

export function useLearnerColumns(): Column<Learner, LearnersQuery["sort"]>[] {
	const { t } = useTranslation("teaching");
	return [
		{ id: "name", head: t("learners.name"), isName: true, cell: ({ name }) => name },
		{ id: "country", head: t("learners.country"), cell: ({ country }) => country ?? t("none") },
		{ id: "status", head: t("learners.status"), cell: ({ status }) => <LearnerStatus status={status} /> },
		{
			id: "progress",
			head: t("learners.progress"),
			sort: "progress",
			cell: ({ name, progress, progressText }) => (
				<span className="inline-flex items-center gap-3">
					<Progress
						value={progress}
						label={t("learners.progressOf", { name })}
						valueText={progressText}
						className="w-24 max-md:w-16"
					/>
					<span className="tabular">{progressText}</span>
				</span>
			),
		},
		{
			id: "enrolled",
			head: t("learners.enrolled"),
			sort: "enrolled",
			numeric: true,
			needsRoom: true,
			cell: ({ enrolled, enrolledAt }) => <time dateTime={enrolledAt}>{enrolled}</time>,
		},
		{
			id: "activity",
			head: t("learners.lastActivity"),
			sort: "activity",
			numeric: true,
			cell: ({ lastActivity, lastActivityAt }) => <time dateTime={lastActivityAt}>{lastActivity}</time>,
		},
	];
}
