import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { ErrorGroupView } from "./errors-view";
import { StatusActions } from "./status-actions";

const SHOWN_TIMES = 5;
const TONES = { open: "danger", resolved: "success", muted: "neutral" } as const;

export function ErrorGroupPage({ group }: { group: ErrorGroupView }) {
	const { t } = useTranslation("errors");
	return (
		<>
			<h2 className="max-w-200 text-step-4 [overflow-wrap:anywhere]">{group.message}</h2>
			{group.topFrame ? (
				<p className="mt-2 font-mono text-step-1 text-ink-muted [overflow-wrap:anywhere]">
					{t("group.thrownIn", { place: group.topFrame })}
				</p>
			) : null}
			<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ui">
				<Badge tone={TONES[group.status]}>{t(`group.${group.status}`)}</Badge>
				<span>{t("group.times", { count: group.count })}</span>
				<span className="text-ink-muted">{t("group.firstSeen", { date: group.firstSeen })}</span>
				<span className="text-ink-muted">{t("group.lastSeen", { date: group.lastSeen })}</span>
				{group.statusSince ? (
					<span className="text-ink-muted">{t("group.since", { date: group.statusSince })}</span>
				) : null}
			</div>
			<div className="mt-6 border-y border-line py-5">
				<StatusActions {...group} returnTo={`/admin/errors/${group.fingerprint}`} />
				<p className="mt-3 text-step-1 text-ink-subtle">
					{t("deeds.resolveHelp")} {t("deeds.muteHelp")}
				</p>
			</div>
			<div className="mt-10 grid gap-10 md:grid-cols-2">
				<Affected title={t("group.affectedPages")} items={group.pages} none={t("group.unknownPage")} />
				<Affected title={t("group.affectedBrowsers")} items={group.browsers} none={t("group.unknownBrowser")} />
			</div>
			<Section title={t("group.reports")} className="mt-12">
				{group.reports.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("group.noReports")}</p> : null}
				{group.reports.map((report, index) => (
					<Report key={report.id} report={report} isOpen={index === 0} hasPages={group.pages.length !== 1} />
				))}
			</Section>
		</>
	);
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
	return (
		<section className={className}>
			<h3 className="text-step-3 font-title">{title}</h3>
			{children}
		</section>
	);
}

function Affected({ title, items, none }: { title: string; items: { name: string; count: string }[]; none: string }) {
	return (
		<Section title={title}>
			{items.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{none}</p> : null}
			<ul className="mt-3 divide-y divide-line border-t border-line">
				{items.map(({ name, count }) => (
					<li key={name} className="flex justify-between gap-4 py-2 text-ui">
						<span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
						<span className="text-ink-muted tabular">{count}</span>
					</li>
				))}
			</ul>
		</Section>
	);
}

type ReportProps = {
	report: ErrorGroupView["reports"][number];
	isOpen: boolean;
	hasPages: boolean;
};

function Report({ report, isOpen, hasPages }: ReportProps) {
	const { t } = useTranslation("errors");
	const facts = [
		[t("group.page"), hasPages ? report.url : null],
		[t("group.browser"), report.userAgent],
		[t("group.context"), report.context],
	] as const;

	return (
		<article className="mt-4 rounded-card border border-line-strong bg-surface-raised p-5">
			<h4 className="text-ui font-strong">
				{t("group.received", { date: report.receivedAt.slice(0, SHOWN_TIMES).join(" · ") })}
			</h4>
			{report.count > 1 ? (
				<p className="text-step-1 text-ink-muted">{t("group.times", { count: report.count })}</p>
			) : null}
			{report.occurredAt ? (
				<p className="text-step-1 text-ink-subtle">{t("group.occurred", { date: report.occurredAt })}</p>
			) : null}
			{report.message ? <p className="mt-2 text-ui [overflow-wrap:anywhere]">{report.message}</p> : null}
			<dl className="mt-3 grid gap-1 text-step-1">
				{facts.map(([label, value]) =>
					value ? (
						<div key={label} className="flex flex-wrap gap-x-2">
							<dt className="font-strong">{label}</dt>
							<dd className="min-w-0 text-ink-muted [overflow-wrap:anywhere]">{value}</dd>
						</div>
					) : null,
				)}
			</dl>
			{report.stack ? (
				<details open={isOpen} className="mt-4">
					<summary className="cursor-pointer py-2.5 text-label font-strong">{t("group.stack")}</summary>
					<pre className="rounded-control bg-surface-sunken p-4 font-mono text-step-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
						{report.stack}
					</pre>
				</details>
			) : (
				<p className="mt-3 text-step-1 text-ink-subtle">{t("group.noStack")}</p>
			)}
		</article>
	);
}
