import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { CircleX } from "#app/ui/icons.tsx";
import { useCurriculum } from "./curriculum-context";

/** Beside what was not saved: why, and what to do. */
export function FailedChange() {
	const { t } = useTranslation("course-editor");
	const { changes } = useCurriculum();
	if (!changes.failed) return null;
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-danger-soft px-3 py-2">
			<p role="alert" className="flex min-w-0 grow items-center gap-2 text-label text-danger">
				<CircleX className="size-4 shrink-0" />
				{t(`curriculum.problems.${changes.failed.problem}`, { path: changes.failed.path })}
			</p>
			<Button variant="secondary" size="sm" onClick={changes.retry}>
				{t("curriculum.failed.retry")}
			</Button>
			<Button variant="quiet" size="sm" onClick={changes.drop}>
				{t("curriculum.failed.drop")}
			</Button>
		</div>
	);
}
