import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { IncidentView } from "./incident-view";

export const IMPACT_TONES = { notice: "info", partial: "warning", outage: "danger" } as const satisfies Record<
	IncidentView["impact"],
	BadgeTone
>;

export function Incident({ incident }: { incident: IncidentView }) {
	const { t } = useTranslation("status");
	const { impact, state, title, began, resolved, updates } = incident;
	return (
		<article aria-labelledby={`incident-${incident.id}`}>
			<h3 id={`incident-${incident.id}`} className="font-serif text-step-3" lang={title.inEnglish ? "en" : undefined}>
				{title.text}
			</h3>
			<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-label text-ink-muted">
				<Badge tone={state === "resolved" ? "success" : IMPACT_TONES[impact]}>
					{state === "resolved" ? t("states.resolved") : t(`impacts.${impact}`)}
				</Badge>
				<span>{t("began", { time: began })}</span>
				{resolved ? <span>{t("resolvedAt", { time: resolved })}</span> : null}
			</p>
			<ol className="mt-4 grid gap-4 border-l border-line pl-5">
				{updates.map((update) => (
					<li key={update.id}>
						<p className="text-label">
							<span className="font-strong">{t(`states.${update.state}`)}</span>{" "}
							<span className="text-ink-muted">{update.at}</span>
						</p>
						<p className="mt-1 max-w-[42rem] whitespace-pre-line" lang={update.text.inEnglish ? "en" : undefined}>
							{update.text.text}
						</p>
					</li>
				))}
			</ol>
		</article>
	);
}
