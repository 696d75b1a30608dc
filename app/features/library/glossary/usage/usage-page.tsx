import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { PreviewPanel, type PreviewProps } from "./preview-panel";
import type { TermUsage } from "./usage-view";

const USAGE_KINDS = ["lesson", "help", "resource", "term"] as const;

type Props = PreviewProps & {
	terms: TermUsage[];
	countedAt: string | null;
};

export function UsagePage({ terms, countedAt, query, preview }: Props) {
	const { t } = useTranslation("glossary");
	const pending = useNavigation().formMethod === "POST";
	return (
		<>
			<p className="max-w-[42rem] text-ink-muted">{t("usage.lede")}</p>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<Form className="flex items-end gap-3">
					<SelectField name="lang" label={t("usage.language")} defaultValue={query.language} key={query.language}>
						{LANGUAGES.map(({ code, name }) => (
							<option key={code} value={code} lang={code}>
								{name}
							</option>
						))}
					</SelectField>
					<Button type="submit" variant="secondary">
						{t("usage.show")}
					</Button>
				</Form>
				<Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<input type="hidden" name="lang" value={query.language} />
					<p className="text-label text-ink-muted">
						{countedAt ? t("usage.counted", { at: countedAt }) : t("usage.never")}
					</p>
					<Button type="submit" variant="secondary" pending={pending}>
						{t("usage.count")}
					</Button>
				</Form>
			</div>
			{terms.length === 0 ? (
				<EmptyState title={t("usage.empty")} className="mt-8" />
			) : (
				<UsageTable terms={terms} query={query} />
			)}
			<PreviewPanel terms={terms} query={query} preview={preview} />
		</>
	);
}

function UsageTable({ terms, query }: Pick<Props, "terms" | "query">) {
	const { t } = useTranslation("glossary");
	return (
		<div className="mt-6">
			<Table caption={t("usage.table")} hideCaption>
				<TableHead>
					<TableRow>
						<HeaderCell>{t("usage.term")}</HeaderCell>
						<HeaderCell numeric>{t("usage.all")}</HeaderCell>
						{USAGE_KINDS.map((place) => (
							<HeaderCell key={place} numeric>
								{t(`usage.places.${place}`)}
							</HeaderCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{terms.map(({ slug, title, isNeverLinked, all, texts }) => (
						<TableRow key={slug}>
							<Cell label={t("usage.term")}>
								<Link
									to={`?lang=${query.language}&term=${slug}#preview`}
									lang={query.language}
									className="inline-flex min-h-11 items-center link"
								>
									{title}
								</Link>
								{isNeverLinked ? <p className="text-step-1 text-ink-subtle">{t("usage.isNever")}</p> : null}
								{all === 0 && !isNeverLinked ? <p className="text-step-1 text-warning">{t("usage.none")}</p> : null}
							</Cell>
							<Cell label={t("usage.all")} numeric>
								{all}
							</Cell>
							{USAGE_KINDS.map((place) => (
								<Cell key={place} label={t(`usage.places.${place}`)} numeric>
									{texts[place]}
								</Cell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</div>
	);
}
