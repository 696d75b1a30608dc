import { useTranslation } from "react-i18next";
import { HeaderCell, RowHeaderCell, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { ParameterView } from "../operation-view";
import { MeaningCell } from "./meaning-cell";
import { NameCell } from "./name-cell";
import { ReferenceTable } from "./reference-table";

const LOCATIONS = { path: "operation.inPath", query: "operation.inQuery", header: "operation.inHeader" } as const;

export function ParametersTable({ parameters }: { parameters: readonly ParameterView[] }) {
	const { t } = useTranslation("developers");
	return (
		<ReferenceTable caption={t("operation.parameters")}>
			<TableHead>
				<TableRow>
					<HeaderCell className="w-2/5">{t("operation.name")}</HeaderCell>
					<HeaderCell>{t("operation.meaning")}</HeaderCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{parameters.map(({ name, place, type, meaning, bound }) => (
					<TableRow key={name}>
						<RowHeaderCell>
							<NameCell name={name} type={type} note={t(LOCATIONS[place])} />
						</RowHeaderCell>
						<MeaningCell meaning={meaning} bound={bound} />
					</TableRow>
				))}
			</TableBody>
		</ReferenceTable>
	);
}
