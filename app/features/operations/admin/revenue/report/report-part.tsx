import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Comma } from "#app/ui/text/joining.tsx";
import { type ReportPart as Part, type ReportQuery, reportFile } from "./report-query";

type Props = {
	part: Part;
	query: ReportQuery;
	isEmpty: boolean;
	empty: string;
	note: string;
	children: ReactNode;
};

export function ReportPart({ part, query, isEmpty, empty, note, children }: Props) {
	const { t } = useTranslation(["revenue", "lists"]);
	return (
		<section aria-labelledby={part} className="min-w-0">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
				<h2 id={part} className="flex flex-wrap items-center gap-3 font-serif text-step-4">
					{t(`${part}.title`)}
					{query.mode === "test" ? <Badge tone="info">{t("modes.test")}</Badge> : null}
				</h2>
				{/* A download, so the browser must request it itself. */}
				<a href={reportFile(query, part)} download className="link inline-flex min-h-11 items-center text-ui">
					{t("lists:export")}
					<span className="sr-only">
						<Comma />
						{t(`${part}.title`)}
					</span>
				</a>
			</div>
			<p className="mt-1 mb-5 max-w-prose text-step-1 text-ink-muted">{note}</p>
			{isEmpty ? <p className="text-ui text-ink-muted">{empty}</p> : children}
		</section>
	);
}
