import { useTranslation } from "react-i18next";
import { HeaderCell, RowHeaderCell, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { FieldView } from "../shape-view";
import { MeaningCell } from "./meaning-cell";
import { NameCell } from "./name-cell";
import { ReferenceTable } from "./reference-table";

type Props = { caption: string; hideCaption?: boolean; fields: readonly FieldView[] };

export function FieldsTable({ caption, hideCaption, fields }: Props) {
	const { t } = useTranslation("developers");
	return (
		<ReferenceTable caption={caption} hideCaption={hideCaption}>
			<TableHead>
				<TableRow>
					<HeaderCell className="w-2/5">{t("operation.field")}</HeaderCell>
					<HeaderCell>{t("operation.meaning")}</HeaderCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{fields.map(({ name, type, optional, meaning, bound }) => (
					<TableRow key={name}>
						<RowHeaderCell>
							<NameCell name={name} type={type} note={optional ? t("operation.optional") : null} />
						</RowHeaderCell>
						<MeaningCell meaning={meaning} bound={bound} />
					</TableRow>
				))}
			</TableBody>
		</ReferenceTable>
	);
}
