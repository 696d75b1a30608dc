import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { CircleCheck, Info, TriangleAlert } from "#app/ui/icons.tsx";
import { Incident } from "./incident-list";
import type { IncidentView } from "./incident-view";
import type { DayState } from "./status-now";
import type { PartStatus, StatusDay } from "./status-view";

type Props = { parts: PartStatus[]; incidents: IncidentView[]; now: DayState };

export function StatusPage({ parts, incidents, now }: Props) {
	const { t } = useTranslation("status");
	return (
		<div className="container-page pt-8 pb-12 md:pt-12">
			<div className="max-w-[52rem]">
				<h1 className="text-step-6">{t("title")}</h1>
				<Verdict state={now} />
				<ul className="mt-10 divide-y divide-line border-y border-line-strong">
					{parts.map((part) => (
						<li key={part.part} className="py-6">
							<Part part={part} />
						</li>
					))}
				</ul>
				<p className="mt-3 text-step-1 text-ink-muted">{t("measured")}</p>
				<section aria-labelledby="incidents-title" className="mt-14">
					<h2 id="incidents-title" className="text-step-4">
						{t("incidents")}
					</h2>
					{incidents.length === 0 ? <p className="mt-4 text-ink-muted">{t("none")}</p> : null}
					<div className="mt-6 grid gap-10">
						{incidents.map((incident) => (
							<Incident key={incident.id} incident={incident} />
						))}
					</div>
				</section>
			</div>
		</div>
	);
}

function Verdict({ state }: { state: DayState }) {
	const { t } = useTranslation("status");
	const Icon = state === "up" ? CircleCheck : state === "none" ? Info : TriangleAlert;
	return (
		<p
			className={classNames(
				"mt-6 flex items-center gap-3 rounded-card px-5 py-4 text-step-3",
				state === "down" ? "bg-danger-soft" : state === "some" ? "bg-warning-soft" : "bg-brand-soft",
			)}
		>
			<Icon className="size-6 shrink-0" />
			{t(`now.${state}`)}
		</p>
	);
}

function Part({ part: { part, days, uptime, typical } }: { part: PartStatus }) {
	const { t } = useTranslation("status");
	return (
		<section aria-labelledby={`part-${part}`}>
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id={`part-${part}`} className="font-sans text-ui font-strong">
					{t(`parts.${part}`)}
				</h2>
				<p className="text-label text-ink-muted tabular">
					{uptime === null ? t("noData") : `${t("uptime", { uptime })} · ${t("typical", { ms: typical })}`}
				</p>
			</div>
			<p className="mt-0.5 text-step-1 text-ink-muted">{t(`partHelp.${part}`)}</p>
			<Days days={days} />
		</section>
	);
}

/** One bar per day; screen readers get the days with problems. */
function Days({ days }: { days: readonly StatusDay[] }) {
	const { t } = useTranslation("status");
	const told = ({ label, uptime, typical }: StatusDay) =>
		uptime === null ? t("dayNone", { day: label }) : t("day", { day: label, uptime, ms: typical });
	const wrong = days.filter(({ state }) => state === "some" || state === "down");
	return (
		<>
			<div aria-hidden="true" className="mt-3 flex h-9 items-end gap-px">
				{days.map((day) => (
					<span
						key={day.day}
						title={told(day)}
						className={classNames("min-w-0 grow rounded-[1px]", BAR_OF_STATE[day.state])}
					/>
				))}
			</div>
			<p aria-hidden="true" className="mt-1.5 flex justify-between text-step-1 text-ink-subtle">
				<span>{t("oldest")}</span>
				<span>{t("today")}</span>
			</p>
			<ul className="sr-only">
				{wrong.map((day) => (
					<li key={day.day}>{told(day)}</li>
				))}
			</ul>
		</>
	);
}

/** Heights differ too, so that it does not depend on colour. */
const BAR_OF_STATE: Record<DayState, string> = {
	up: "h-full bg-brand",
	some: "h-3/5 bg-warning",
	down: "h-1/4 bg-danger",
	none: "h-full bg-line",
};
