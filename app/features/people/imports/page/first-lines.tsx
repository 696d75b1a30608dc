import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { ENCODINGS, isUnicode } from "../file/encodings";
import type { IntakeData } from "./intake-data.server";

const MOST_COLUMNS = 6;

export function FirstLines({ intake }: { intake: IntakeData }) {
	const { t } = useTranslation("intake");
	const { heads, firstLines } = intake;
	const shown = heads.slice(0, MOST_COLUMNS).map((head, at) => ({
		at,
		label: head || t("mapping.column", { number: at + 1 }),
	}));
	const hidden = heads.length - shown.length;
	return (
		<SplitSection title={t("preview.title")} text={t("preview.text")}>
			<div className="grid min-w-0 gap-6">
				<EncodingForm intake={intake} />
				<Table caption={t("preview.title")} hideCaption>
					<TableHead>
						<TableRow>
							<HeaderCell>{t("report.line")}</HeaderCell>
							{shown.map(({ at, label }) => (
								<HeaderCell key={at}>{label}</HeaderCell>
							))}
						</TableRow>
					</TableHead>
					<TableBody>
						{firstLines.map(({ number, cells }) => (
							<TableRow key={number}>
								<RowHeaderCell>
									<span className="md:hidden">{t("report.line")} </span>
									{number}
								</RowHeaderCell>
								{shown.map(({ at, label }) => (
									<Cell key={at} label={label} className={cells[at] ? "[overflow-wrap:anywhere]" : "max-md:hidden"}>
										{cells[at]}
									</Cell>
								))}
							</TableRow>
						))}
					</TableBody>
				</Table>
				{hidden > 0 ? <p className="text-label text-ink-muted">{t("preview.moreColumns", { count: hidden })}</p> : null}
			</div>
		</SplitSection>
	);
}

/** Not for pasted text and workbooks, whose encoding is known. */
function EncodingForm({ intake: { readAs } }: { intake: IntakeData }) {
	const { t } = useTranslation("intake");
	const encoding = ENCODINGS.find((one) => one === readAs);
	if (!encoding) return null;
	return (
		<>
			{isUnicode(encoding) ? null : (
				<Notice tone="info">{t("preview.guessed", { encoding: t(`encodings.${encoding}`) })}</Notice>
			)}
			<Form method="post" className="grid max-w-120 gap-4">
				<SelectField
					key={encoding}
					name="encoding"
					label={t("preview.encoding")}
					help={t("preview.encodingHelp")}
					defaultValue={encoding}
				>
					{ENCODINGS.map((one) => (
						<option key={one} value={one}>
							{t(`encodings.${one}`)}
						</option>
					))}
				</SelectField>
				<Button type="submit" name="intent" value="decode" variant="secondary" className="justify-self-start">
					{t("preview.submit")}
				</Button>
			</Form>
		</>
	);
}
