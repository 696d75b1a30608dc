import { useTranslation } from "react-i18next";
import { Cell, HeaderCell, RowHeaderCell, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { GuideSection } from "./guide-section";
import { ReferenceTable } from "./reference-table";

export type CallLimit = {
	what: "writes" | "signIn" | "failures" | "register" | "searches" | "searchesOfAccount" | "reports";
	max: number;
	within: "within60" | "within900" | "within3600";
};
type SizeLimit = { what: "authBody" | "reportBody" | "otherBody" | "url" | "headers"; kilobytes: number };
export type LimitsView = { calls: readonly CallLimit[]; sizes: readonly SizeLimit[] };

export function LimitsSection({ calls, sizes }: LimitsView) {
	const { t } = useTranslation("developers");
	const rows = [
		...calls.map(({ what, max, within }) => [what, t(`limits.${within}`, { max })] as const),
		...sizes.map(({ what, kilobytes }) => [what, t("limits.kilobytes", { number: kilobytes })] as const),
	];
	return (
		<GuideSection id="limits" title={t("limits.title")} lede={t("limits.lede")}>
			<ReferenceTable caption={t("limits.title")} hideCaption>
				<TableHead>
					<TableRow>
						<HeaderCell>{t("limits.what")}</HeaderCell>
						<HeaderCell className="w-1/3">{t("limits.limit")}</HeaderCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(([what, limit]) => (
						<TableRow key={what}>
							<RowHeaderCell>{t(`limits.${what}`)}</RowHeaderCell>
							<Cell>{limit}</Cell>
						</TableRow>
					))}
				</TableBody>
			</ReferenceTable>
		</GuideSection>
	);
}
