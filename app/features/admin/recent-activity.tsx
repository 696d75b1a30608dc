import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { LatePart } from "../error-reporting/late-part";
import type { ActivityData } from "./activity-data";

/** The latest entries of the audit log in words. They come behind the page, which does not wait for them. */
export function RecentActivity({ activity }: { activity: Promise<ActivityData> }) {
	return (
		<LatePart data={activity} skeleton={<Waiting />}>
			{(entries) => <Entries entries={entries} />}
		</LatePart>
	);
}

function Section({ children, className }: { children: ReactNode; className?: string }) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby="activity" className={className}>
			<h2 id="activity" className="font-serif text-step-4">
				{t("activity.title")}
			</h2>
			{children}
		</section>
	);
}

function Entries({ entries }: { entries: ActivityData }) {
	const { t } = useTranslation("admin");
	return (
		<Section>
			{entries.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("activity.none")}</p> : null}
			<ol className="mt-4 divide-y divide-line border-t border-line">
				{entries.map(({ id, key, action, name, at, instant }) => (
					<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
						<span className="min-w-0 text-ui">
							{t(`activity.${key}`, { name: name ?? t("activity.someone"), action })}
						</span>
						<time dateTime={instant} className="text-step-1 text-ink-subtle">
							{at}
						</time>
					</li>
				))}
			</ol>
		</Section>
	);
}

const ROWS = ["w-56", "w-40", "w-64", "w-48", "w-60", "w-44"];

/** Without script it would wait for ever: then what comes stands at the foot of the page (styles/base.css). */
function Waiting() {
	const { t } = useTranslation("common");
	return (
		<Section className="noscript:hidden">
			<SkeletonGroup label={t("loading")} className="mt-4 divide-y divide-line border-t border-line">
				{ROWS.map((width) => (
					<div key={width} className="flex items-center justify-between gap-4 py-3.5">
						<Skeleton className={`h-4 ${width} max-w-2/3`} />
						<Skeleton className="h-4 w-24" />
					</div>
				))}
			</SkeletonGroup>
		</Section>
	);
}
