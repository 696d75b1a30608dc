import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { ScheduleView } from "./schedule-view.server";

/** What is frozen and waits for its time, and what could not be published. */
export function ScheduleList({ schedules }: { schedules: readonly ScheduleView[] }) {
	const { t } = useTranslation("course-schedule");
	const { t: marks } = useTranslation("course-marks");
	if (schedules.length === 0) return null;
	return (
		<section aria-labelledby="schedules" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 id="schedules" className="font-serif text-step-3">
				{t("list")}
			</h2>
			<ul className="grid gap-3">
				{schedules.map((schedule) => (
					<li key={schedule.id} className="grid min-w-0 gap-2 rounded-card border border-line p-4">
						<p className="flex flex-wrap items-center gap-2 text-ui font-strong">
							{schedule.at}
							<Badge tone={schedule.isFailed ? "danger" : "info"}>{t(schedule.isFailed ? "failed" : "waiting")}</Badge>
						</p>
						<p className="text-step-1 text-ink-muted wrap-break-word">
							{t("zones", { zone: schedule.zone, utc: schedule.utc })}
							{schedule.here ? ` ${t("here", { at: schedule.here })}` : null}
						</p>
						{schedule.by ? <p className="text-step-1 text-ink-muted">{t("by", { name: schedule.by })}</p> : null}
						{schedule.note ? <p className="text-label wrap-break-word">{schedule.note}</p> : null}
						{schedule.marked > 0 ? (
							<p className="text-label">{marks("scheduled", { count: schedule.marked })}</p>
						) : null}
						{schedule.failure ? <p className="text-ui text-danger">{schedule.failure}</p> : null}
						<details>
							<summary className="link hit-area text-label">{t("frozen", { count: schedule.parts.length })}</summary>
							<ul className="mt-2 grid gap-1">
								{schedule.parts.map(({ key, title, languages }) => (
									<li key={key} className="text-label wrap-break-word">
										{title} <span className="text-ink-muted">({languages})</span>
									</li>
								))}
							</ul>
						</details>
						{schedule.isFailed ? null : (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="schedule" value={schedule.id} />
								<ConfirmButton
									name="intent"
									value="cancel"
									variant="secondary"
									size="sm"
									question={t("cancelQuestion")}
									confirm={t("cancelYes")}
								>
									{t("cancel")}
								</ConfirmButton>
							</Form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
