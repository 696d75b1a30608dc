import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { UPLOAD_PATHS } from "../kinds";
import type { IntakeData } from "./intake-data.server";

export function WrongLines({ intake }: { intake: IntakeData }) {
	const { t } = useTranslation("intake");
	const { kind, wrong, hasMoreWrong } = intake;
	if (wrong.length === 0) return null;
	const heads = [t("report.line"), t("fields.email"), t("report.why")];
	return (
		<SplitSection title={t("wrong.title")} text={t("wrong.text")}>
			<Table caption={t("wrong.title")} hideCaption>
				<TableHead>
					<TableRow>
						{heads.map((head) => (
							<HeaderCell key={head}>{head}</HeaderCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{wrong.map(({ number, who, why, value }) => (
						<TableRow key={number}>
							<RowHeaderCell>
								<span className="md:hidden">{heads[0]} </span>
								{number}
							</RowHeaderCell>
							<Cell label={heads[1]} className="[overflow-wrap:anywhere] md:min-w-44">
								{who}
							</Cell>
							<Cell label={heads[2]} className="[overflow-wrap:anywhere]">
								{why ? t(`why.${why}`, { value }) : null}
							</Cell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			{hasMoreWrong ? <p className="mt-4 text-ui text-ink-muted">{t("wrong.more")}</p> : null}
			<p className="mt-4">
				<Link to={UPLOAD_PATHS[kind]} className="link">
					{t("wrong.again")}
				</Link>
			</p>
		</SplitSection>
	);
}
