import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { MergeCount } from "#app/shared/personal-data/personal-data.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import type { MergePreview } from "./merge-preview.server";

type Props = {
	person: { id: number; name: string; email: string };
	q: string;
	found: { id: number; name: string; email: string }[] | null;
	preview: MergePreview | null;
	problem: string | null;
};

export function MergePage({ person, q, found, preview, problem }: Props) {
	const { t } = useTranslation("people");
	return (
		<>
			<p className="max-w-160 text-ui text-ink-muted">{t("merge.lede", { name: person.name, email: person.email })}</p>
			{problem ? (
				<Notice tone="danger" className="mt-6">
					{problem}
				</Notice>
			) : null}
			<Form method="get" role="search" className="mt-8 flex max-w-160 flex-wrap items-end gap-3">
				<TextField
					name="q"
					label={t("merge.search")}
					defaultValue={q}
					autoComplete="off"
					maxLength={100}
					className="grow"
				/>
				<Button type="submit" variant="secondary">
					{t("merge.find")}
				</Button>
			</Form>
			{found ? <FoundAccounts found={found} /> : null}
			{preview ? <Preview person={person} preview={preview} /> : null}
		</>
	);
}

function FoundAccounts({ found }: { found: NonNullable<Props["found"]> }) {
	const { t } = useTranslation("people");
	if (found.length === 0) return <p className="mt-5 text-ui text-ink-muted">{t("merge.nobody")}</p>;
	return (
		<ul className="mt-5 max-w-160 divide-y divide-line border-y border-line">
			{found.map(({ id, name, email }) => (
				<li key={id} className="py-1">
					<Link to={`?other=${id}`} className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
						{name}
					</Link>
					<span className="ml-3 text-step-1 text-ink-subtle [overflow-wrap:anywhere]">
						<EmailAddress of={email} />
					</span>
				</li>
			))}
		</ul>
	);
}

/** E-mail addresses have no spaces, and tables do not shrink by themselves. */
const WRAP_ANYWHERE = "[overflow-wrap:anywhere]";
const COUNTED_ON_PREVIEW: readonly MergeCount[] = ["certificates", "entitlements", "tickets", "reviews", "ticks"];

function Preview({ person, preview: { other, courses, counts } }: { person: Props["person"]; preview: MergePreview }) {
	const { t } = useTranslation("people");
	const heads = [t("person.course"), person.email, other.email, t("merge.wins")];
	return (
		<section aria-labelledby="preview" className="mt-12">
			<h2 id="preview" className="font-serif text-step-4">
				{t("merge.preview", { name: other.name })}
			</h2>
			<p className="mt-1 text-ui text-ink-muted [overflow-wrap:anywhere]">
				{other.email} · {t("merge.since", { date: other.joined })}
			</p>
			{courses.length > 0 ? (
				<div className="mt-5">
					<Table caption={t("merge.courses")} hideCaption>
						<TableHead>
							<TableRow>
								{heads.map((head) => (
									<HeaderCell key={head} className={WRAP_ANYWHERE}>
										{head}
									</HeaderCell>
								))}
							</TableRow>
						</TableHead>
						<TableBody>
							{courses.map(({ courseId, title, kept, other: its, wins }) => (
								<TableRow key={courseId}>
									<RowHeaderCell>{title}</RowHeaderCell>
									<Cell label={heads[1]}>{kept ?? t("none")}</Cell>
									<Cell label={heads[2]}>{its ?? t("none")}</Cell>
									<Cell label={heads[3]} className={WRAP_ANYWHERE}>
										{wins === "kept" ? person.email : other.email}
									</Cell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</div>
			) : null}
			<ul className="mt-5 grid gap-1 text-ui">
				{COUNTED_ON_PREVIEW.filter((name) => counts[name]).map((name) => (
					<li key={name}>{t(`merge.${name}`, { count: counts[name] ?? 0 })}</li>
				))}
			</ul>
			<Notice tone="warning" className="mt-6 max-w-160">
				{t("merge.closes", { email: other.email })}
			</Notice>
			<Form method="post" className="mt-6">
				<input type="hidden" name="other" value={other.id} />
				<ConfirmButton
					variant="danger"
					question={t("merge.question", { email: other.email, kept: person.email })}
					confirm={t("merge.confirm")}
				>
					{t("merge.submit")}
				</ConfirmButton>
			</Form>
		</section>
	);
}
