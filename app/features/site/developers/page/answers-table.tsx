import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { Cell, HeaderCell, RowHeaderCell, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { AnswerView } from "../operation-view";
import { ReferenceTable } from "./reference-table";
import { TypeText } from "./type-text";

type Props = { answers: readonly AnswerView[]; errors: readonly string[] };

export function AnswersTable({ answers, errors }: Props) {
	const { t } = useTranslation("developers");
	return (
		<div>
			<ReferenceTable caption={t("operation.answers")}>
				<TableHead>
					<TableRow>
						<HeaderCell className="w-1/6">{t("operation.status")}</HeaderCell>
						<HeaderCell>{t("operation.meaning")}</HeaderCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{answers.map(({ status, meaning, type }) => (
						<TableRow key={status}>
							<RowHeaderCell>{status}</RowHeaderCell>
							<Cell>
								<span>
									{meaning}
									{type.length > 0 ? (
										<span className="block">
											<TypeText type={type} />
										</span>
									) : null}
								</span>
							</Cell>
						</TableRow>
					))}
				</TableBody>
			</ReferenceTable>
			<p className="mt-4 text-step-1 text-ink-muted">
				{t("operation.alsoErrors")}
				<SentenceGap />
				{errors.map((status, index) => (
					<span key={status}>
						{index > 0 ? ", " : null}
						<Link to={`/developers#error-${status}`} className="link">
							{status}
						</Link>
					</span>
				))}
			</p>
		</div>
	);
}
