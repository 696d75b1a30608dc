import { useTranslation } from "react-i18next";
import { Cell, HeaderCell, RowHeaderCell, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import type { ErrorView } from "../reference-view.server";
import { CodeSample } from "./code-sample";
import { GuideSection } from "./guide-section";
import { ReferenceTable } from "./reference-table";

type Props = { errors: readonly ErrorView[]; example: string };

export function ErrorsSection({ errors, example }: Props) {
	const { t } = useTranslation("developers");
	return (
		<GuideSection id="errors" title={t("errors.title")} lede={t("errors.lede")}>
			<CodeSample title={t("operation.answer", { status: 400 })} code={example} />
			<ReferenceTable caption={t("errors.title")} hideCaption>
				<TableHead>
					<TableRow>
						<HeaderCell className="w-1/10">{t("errors.status")}</HeaderCell>
						<HeaderCell className="w-1/3">{t("errors.codes")}</HeaderCell>
						<HeaderCell>{t("errors.meaning")}</HeaderCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{errors.map(({ status, codes, meaning }) => (
						<TableRow key={status} id={`error-${status}`}>
							<RowHeaderCell>{status}</RowHeaderCell>
							<Cell>
								<code translate="no" className="font-mono text-step-1 text-ink-muted">
									{codes.join(", ")}
								</code>
							</Cell>
							<Cell>{meaning}</Cell>
						</TableRow>
					))}
				</TableBody>
			</ReferenceTable>
			<p className="text-step-1 text-ink-muted">{t("operation.anyCall")}</p>
		</GuideSection>
	);
}
