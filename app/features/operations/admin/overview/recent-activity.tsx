import { useTranslation } from "react-i18next";
import type { OverviewData } from "./overview-data";

export function RecentActivity({ entries }: Pick<OverviewData, "entries">) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby="activity">
			<h2 id="activity" className="font-serif text-step-4">
				{t("activity.title")}
			</h2>
			{entries.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("activity.none")}</p> : null}
			<ol className="mt-4 divide-y divide-line border-t border-line">
				{entries.map(({ id, sentence, at, instant }) => (
					<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
						<span className="min-w-0 text-ui">{sentence}</span>
						<time dateTime={instant} className="text-step-1 text-ink-subtle">
							{at}
						</time>
					</li>
				))}
			</ol>
		</section>
	);
}
