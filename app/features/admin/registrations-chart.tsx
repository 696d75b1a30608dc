import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BarChart, CHART_HEIGHT } from "../../ui/figures/bar-chart";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { DeferredPart } from "../failures/deferred-part";
import { REGISTRATION_DAYS } from "./registrations-by-day";
import type { RegistrationsData } from "./registrations-data";

/** New accounts on each of the last days; today is brass. They come behind the page, which does not wait for them. */
export function RegistrationsChart({ registrations }: { registrations: Promise<RegistrationsData> }) {
	return (
		<DeferredPart data={registrations} skeleton={<Waiting />}>
			{(data) => <Chart data={data} />}
		</DeferredPart>
	);
}

function Chart({ data: { bars, sum } }: { data: RegistrationsData }) {
	const { t } = useTranslation("admin");
	return (
		<Section
			note={`${t("registrations.sum", { count: sum })} · ${t("registrations.days", { count: REGISTRATION_DAYS })}`}
		>
			<BarChart
				className="mt-5"
				data={bars}
				labelEvery={5}
				caption={t("registrations.caption", { count: REGISTRATION_DAYS })}
				columns={{ label: t("registrations.day"), value: t("registrations.value") }}
			/>
		</Section>
	);
}

const DAYS = Array.from({ length: REGISTRATION_DAYS }, (_, day) => day);

/** Without script it would wait for ever: what comes then stands at the foot of the page (styles/base.css). */
function Waiting() {
	const { t } = useTranslation(["admin", "common"]);
	return (
		<Section note={t("registrations.days", { count: REGISTRATION_DAYS })} className="noscript:hidden">
			<SkeletonGroup label={t("common:loading")} className="mt-5">
				<div className="flex items-end gap-[3%] pl-9" style={{ height: CHART_HEIGHT }}>
					{DAYS.map((day) => (
						<Skeleton key={day} className="h-4/5 grow" />
					))}
				</div>
			</SkeletonGroup>
		</Section>
	);
}

function Section({ note, className, children }: { note: string; className?: string; children: ReactNode }) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby="registrations" className={className}>
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 id="registrations" className="font-serif text-step-4">
					{t("registrations.title")}
				</h2>
				<p className="text-step-1 text-ink-muted">{note}</p>
			</div>
			{children}
		</section>
	);
}
