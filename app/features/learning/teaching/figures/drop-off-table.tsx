import { useTranslation } from "react-i18next";
import { numberFormat } from "#app/shared/words/intl.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { DropOffView } from "./drop-off-view";

/** The chart's figures by lesson; what stands out is said by its share. */
export function DropOffTable({ dropOff }: { dropOff: DropOffView }) {
	const { t, i18n } = useTranslation("teaching");
	const number = numberFormat(toLanguage(i18n.language));
	return (
		<details className="mt-2">
			<summary className="link inline-flex min-h-11 list-none items-center text-label [&::-webkit-details-marker]:hidden">
				{t("dropOff.table")}
			</summary>
			<Table caption={t("dropOff.title")} hideCaption className="mt-2">
				<TableHead>
					<TableRow>
						<HeaderCell>{t("dropOff.lesson")}</HeaderCell>
						<HeaderCell numeric>{t("dropOff.opened")}</HeaderCell>
						<HeaderCell numeric>{t("dropOff.wentOnHead")}</HeaderCell>
						<HeaderCell numeric>{t("dropOff.stoppedHead")}</HeaderCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{dropOff.modules
						.flatMap(({ lessons }) => lessons)
						.map((bar) => (
							<TableRow key={bar.id}>
								<RowHeaderCell>
									<span className="mr-3 font-normal text-ink-muted tabular">{bar.number}</span>
									<span lang={bar.inEnglish ? "en" : undefined} className="font-normal">
										{bar.title}
									</span>
								</RowHeaderCell>
								<Cell numeric label={t("dropOff.opened")}>
									{number.format(bar.opened)}
								</Cell>
								<Cell numeric label={t("dropOff.wentOnHead")}>
									{number.format(bar.wentOn)}
								</Cell>
								<Cell
									numeric
									label={t("dropOff.stoppedHead")}
									className={bar.isSteep ? "font-strong text-warning" : undefined}
								>
									{number.format(bar.stopped)} ({bar.share})
								</Cell>
							</TableRow>
						))}
				</TableBody>
			</Table>
		</details>
	);
}
