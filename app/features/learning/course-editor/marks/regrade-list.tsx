import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { RegradeView } from "./marks-view.server";
import { UndoMarksButton } from "./undo-button";

/** What was marked again in the last day, with a way back. */
export function RegradeList({ regrades }: { regrades: readonly RegradeView[] }) {
	const { t } = useTranslation("course-marks");
	if (regrades.length === 0) return null;
	return (
		<section aria-labelledby="regrades" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 id="regrades" className="font-serif text-step-3">
				{t("list")}
			</h2>
			<ul className="grid gap-3">
				{regrades.map(({ id, title, state, result, canBeUndone }) => (
					<li key={id} className="grid min-w-0 gap-2 rounded-card border border-line p-4">
						<p className="flex flex-wrap items-center gap-2 text-ui font-strong wrap-break-word">
							{title}
							<Badge tone={state === "done" ? "success" : "info"}>{t(`states.${state}`)}</Badge>
						</p>
						{result ? <p className="text-label text-ink-muted">{result}</p> : null}
						{canBeUndone ? (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="regrade" value={id} />
								<UndoMarksButton />
							</Form>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}
