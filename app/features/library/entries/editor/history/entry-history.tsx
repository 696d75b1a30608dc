import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { Pieces } from "#app/ui/writing/pieces.tsx";
import { usePathLabel } from "../page/entry-form-context";
import type { EntryHistory } from "./history-data.server";

type Props = { history: EntryHistory; path: string; error: FormMessage | null; isTakenBack: boolean };

export function EntryHistoryPage({ history, path, error, isTakenBack }: Props) {
	const { t } = useTranslation("library");
	const say = useMessages("library");
	return (
		<div className="-mt-5 grid gap-6">
			<p>
				<Link to={path} className="link hit-area text-label">
					{t("history.back")}
				</Link>
			</p>
			{error ? <ResultNotice tone="danger">{say(error)}</ResultNotice> : null}
			{isTakenBack ? <ResultNotice tone="success">{t("done.takenBack")}</ResultNotice> : null}
			{history.versions.length === 0 ? (
				<EmptyState title={t("history.none")}>{t("history.noneText")}</EmptyState>
			) : (
				<>
					<Versions history={history} />
					{history.versions.length > 1 ? <Comparison history={history} /> : null}
				</>
			)}
		</div>
	);
}

function Versions({ history: { versions } }: { history: EntryHistory }) {
	const { t } = useTranslation("library");
	return (
		<Table caption={t("history.caption")} hideCaption>
			<TableHead>
				<TableRow>
					<HeaderCell>{t("history.version")}</HeaderCell>
					<HeaderCell>{t("history.when")}</HeaderCell>
					<HeaderCell>{t("history.who")}</HeaderCell>
					<HeaderCell>{t("history.note")}</HeaderCell>
					<HeaderCell>{t("history.deeds")}</HeaderCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{versions.map(({ id, number, note, authorName, at, isPublished }, index) => (
					<TableRow key={id}>
						<RowHeaderCell className="tabular">
							<span className="mr-2">{number}</span>
							{isPublished ? <Badge tone="success">{t("history.current")}</Badge> : null}
						</RowHeaderCell>
						<Cell label={t("history.when")} className="tabular">
							{at}
						</Cell>
						<Cell label={t("history.who")}>{authorName ?? t("history.shipped")}</Cell>
						<Cell label={t("history.note")}>{authorName ? note : t("history.shipNote")}</Cell>
						<Cell>
							{isPublished && index === 0 ? null : (
								<Form method="post">
									<input type="hidden" name="version" value={number} />
									<ConfirmButton
										name="intent"
										value="takeBack"
										variant="secondary"
										size="sm"
										question={t("actions.takeBackQuestion", { number })}
										confirm={t("actions.takeBackYes")}
									>
										{t("actions.takeBack")}
									</ConfirmButton>
								</Form>
							)}
						</Cell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}

function Comparison({ history: { versions, from, to, differences } }: { history: EntryHistory }) {
	const { t } = useTranslation("library");
	const label = usePathLabel();
	const nameOf = (language: string) => LANGUAGES.find(({ code }) => code === language)?.name ?? t("history.facts");
	const options = versions.map(({ number, at }) => (
		<option key={number} value={number}>
			{number} · {at}
		</option>
	));

	return (
		<section aria-labelledby="between" className="grid gap-5">
			<Form method="get" action="#between" className="flex flex-wrap items-end gap-4" preventScrollReset>
				<SelectField key={`from ${from}`} name="from" label={t("history.from")} defaultValue={from ?? ""}>
					{options}
				</SelectField>
				<SelectField key={`to ${to}`} name="to" label={t("history.to")} defaultValue={to ?? ""}>
					{options}
				</SelectField>
				<Button type="submit" variant="secondary">
					{t("history.compare")}
				</Button>
			</Form>
			<h2 id="between" className="border-b border-line-strong pb-2 text-step-3 font-title">
				{t("history.between", { from: from ?? "", to: to ?? "" })}
			</h2>
			{differences.length === 0 ? <p className="text-ui text-ink-muted">{t("history.same")}</p> : null}
			<dl className="grid max-w-[52rem] gap-5">
				{differences.map(({ language, path, pieces }) => (
					<div key={`${language} ${path}`}>
						<dt className="mb-1 text-step-1 text-ink-muted">
							<span lang={language === "*" ? undefined : language}>{nameOf(language)}</span> › {label(path)}
						</dt>
						<dd>
							<Pieces pieces={pieces} lang={language === "*" ? undefined : language} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
