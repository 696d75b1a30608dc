import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { VersionMarks } from "./marks-view.server";
import { UndoMarksButton } from "./undo-button";

const formOf = (regrade: string) => `undo-marks-${regrade}`;

/** What a version decided about marks, inside the form that compares versions: its buttons send `UndoMarksForms`. */
export function VersionMarksList({ marks }: { marks: VersionMarks }) {
	const { t } = useTranslation("course-marks");
	if (marks.length === 0) return null;
	return (
		<div className="mt-2 border-l-2 border-line-strong pl-3 text-step-1">
			<p className="font-strong text-ink">{t("versions.title")}</p>
			<ul className="mt-1 grid gap-2">
				{marks.map(({ key, lines, regrade }) => (
					<li key={key} className="grid min-w-0 justify-items-start gap-1">
						{lines.map((line) => (
							<p key={line} className="text-ink wrap-anywhere">
								{line}
							</p>
						))}
						{regrade ? (
							<>
								<Badge tone={regrade.state === "done" ? "success" : "info"}>{t(`states.${regrade.state}`)}</Badge>
								{regrade.result ? <p className="text-ink-muted">{regrade.result}</p> : null}
								{regrade.canBeUndone ? <UndoMarksButton form={formOf(regrade.id)} /> : null}
							</>
						) : null}
					</li>
				))}
			</ul>
		</div>
	);
}

/** A form cannot stand inside another one. */
export function UndoMarksForms({ marks }: { marks: VersionMarks }) {
	return marks.flatMap(({ regrade }) =>
		regrade?.canBeUndone ? (
			<Form key={regrade.id} id={formOf(regrade.id)} method="post" preventScrollReset hidden>
				<input type="hidden" name="regrade" value={regrade.id} />
			</Form>
		) : (
			[]
		),
	);
}
