import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { NameAndNote } from "#app/ui/data-table/name-and-note.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowDown, ArrowUp } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { useNamedWords } from "../page/entry-form-context";
import { ENTRY_STATES, type EntriesQuery, type EntryState, entryListOf } from "./entries-query";
import type { EntryListView, ShownEntry } from "./list-data.server";

type Props = { view: EntryListView; isMoved: boolean };

const TONES: Record<EntryState, BadgeTone> = {
	published: "success",
	draft: "info",
	review: "warning",
	retired: "neutral",
};

export function EntryList({ view, isMoved }: Props) {
	const { t } = useTranslation("library");
	const { say } = useNamedWords();
	const { adminList, kind, kinds, query, sections, counts, total } = view;
	const list = listOf(view);
	const columns = useColumns(view);

	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			{isMoved ? <ResultNotice tone="success">{t("done.moved")}</ResultNotice> : null}
			{kinds.length > 1 ? (
				<nav aria-label={t("kinds.label")} className="border-b border-line">
					<ul className="flex gap-6">
						{kinds.map(({ name, words }) => (
							<li key={name}>
								<Link
									to={list.href(list.parse(new URLSearchParams({ kind: name })))}
									aria-current={name === kind ? "page" : undefined}
									className={tab}
								>
									{say(words)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			<nav aria-label={t("states.label")} className="overflow-x-auto">
				<ul className="flex gap-5">
					{([null, ...ENTRY_STATES] as const).map((state) => (
						<li key={state ?? "all"} className="shrink-0">
							<Link
								to={list.href(query, { filters: { state } })}
								aria-current={state === query.filters.state ? "page" : undefined}
								className={tab}
							>
								{t(`states.${state ?? "all"}`)}
								<span className="font-normal text-ink-subtle tabular">{counts[state ?? "all"]}</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<DataTable
				list={list}
				query={query}
				caption={t("list.caption")}
				rows={view.rows}
				rowKey={({ id }) => id}
				columns={columns}
				form={{
					search: t("list.search"),
					filters: [
						...(sections.length > 0
							? [
									{
										name: "section" as const,
										label: t("list.section"),
										options: sections.map(({ key }) => ({ value: key, label: nameSection(view, key) })),
									},
								]
							: []),
						{
							name: "missing" as const,
							label: t("list.missing"),
							options: LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
						},
					],
					orders: ORDER_OPTIONS.map(({ words, ...order }) => ({ ...order, label: t(`orders.${words}`) })),
				}}
				summary={t("list.summary", { found: view.found, count: total })}
				empty={
					<EmptyState
						title={t(`shelves.${adminList}.empty`)}
						action={<LinkButton to={`/admin/${adminList}/new?kind=${kind}`}>{say(view.newWords)}</LinkButton>}
					>
						{t(`shelves.${adminList}.emptyText`)}
					</EmptyState>
				}
				pages={{ pageCount: view.pageCount }}
				exportTo={view.exportTo}
			/>
		</div>
	);
}

const tab =
	"flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink";

const ORDER_OPTIONS = [
	{ sort: "order", isDescending: false, words: "order" },
	{ sort: "title", isDescending: false, words: "title" },
	{ sort: "title", isDescending: true, words: "titleBack" },
	{ sort: "changed", isDescending: true, words: "latest" },
	{ sort: "changed", isDescending: false, words: "oldest" },
	{ sort: "reviewed", isDescending: false, words: "review" },
	{ sort: "reviewed", isDescending: true, words: "reviewLatest" },
] as const;

function listOf({ adminList, kinds }: EntryListView) {
	return entryListOf(
		adminList,
		kinds.map(({ name }) => name),
	);
}

function nameSection({ sections }: EntryListView, key: string): string {
	return sections.find((section) => section.key === key)?.title ?? key;
}

function useColumns(view: EntryListView): Column<ShownEntry, EntriesQuery["sort"]>[] {
	const { t } = useTranslation("library");
	const { adminList, isMovable } = view;
	const columns: Column<ShownEntry, EntriesQuery["sort"]>[] = [
		{
			id: "title",
			head: t("list.name"),
			isName: true,
			sort: "title",
			className: "list-rows:min-w-40 wide-list:w-[52%] wide-list:max-w-0",
			cell: ({ id, key, title, section }) => (
				<NameAndNote
					note={
						<>
							<span className="font-mono">{key}</span>
							{section ? ` · ${nameSection(view, section)}` : null}
						</>
					}
				>
					<Link to={`/admin/${adminList}/${id}`} className="link">
						{title}
					</Link>
				</NameAndNote>
			),
		},
		{
			id: "state",
			head: t("list.state"),
			cell: ({ states, drafts, missing }) => (
				<span className="flex flex-wrap gap-1.5">
					{states.map((state) => (
						<Badge key={state} tone={TONES[state]}>
							{t(`states.${state}`)}
							{state === "draft" ? ` ${drafts.filter((one) => one !== "*").join(" ")}` : ""}
						</Badge>
					))}
					{missing.length > 0 ? (
						<span className="w-full text-step-1 text-ink-subtle">
							{t("list.missing")}
							<Colon />
							{missing.join(" ")}
						</span>
					) : null}
				</span>
			),
		},
		{
			id: "reviewed",
			head: t("list.reviewed"),
			sort: "reviewed",
			className: "tabular wide-list:whitespace-nowrap",
			cell: ({ reviewedOn }) => reviewedOn,
		},
		{
			id: "changed",
			head: t("list.changed"),
			sort: "changed",
			className: "tabular wide-list:whitespace-nowrap",
			cell: ({ changedAt }) => changedAt,
		},
	];
	if (isMovable) {
		columns.push({
			id: "move",
			head: t("list.move"),
			isUnlabelled: true,
			cell: (entry) =>
				entry.isPublished && !entry.states.includes("retired") ? <Moves view={view} entry={entry} /> : null,
		});
	}
	return columns;
}

function Moves({ view, entry }: { view: EntryListView; entry: ShownEntry }) {
	const { t } = useTranslation("library");
	const { adminList, query } = view;
	return (
		<Form method="post" action={`/admin/${adminList}`} preventScrollReset className="flex list-rows:-my-3">
			<input type="hidden" name="id" value={entry.id} />
			<input type="hidden" name="returnTo" value={listOf(view).href(query)} />
			<IconButton
				type="submit"
				name="direction"
				value="up"
				label={t("list.upOf", { title: entry.title })}
				disabled={entry.isFirst}
				className="disabled:opacity-40"
			>
				<ArrowUp className="size-4" />
			</IconButton>
			<IconButton
				type="submit"
				name="direction"
				value="down"
				label={t("list.downOf", { title: entry.title })}
				disabled={entry.isLast}
				className="disabled:opacity-40"
			>
				<ArrowDown className="size-4" />
			</IconButton>
		</Form>
	);
}
