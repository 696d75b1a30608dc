import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowDown, ArrowUp, TriangleAlert } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { makeFindable, PlaceToggle, useExpandedPlace } from "./place-fold";
import { PLACE_RULES, type PlacesQuery, placesHref } from "./places-query";
import { isPartlyEnglish, type PlaceCell, type ShownPlace } from "./places-view";

type Props = { rows: readonly ShownPlace[]; query: PlacesQuery };

/* Below 1024 px rows are cards, and `display` hides table semantics from some screen readers; roles restore them. */
const role = (name: string) => ({ role: name });

export function PlacesTable({ rows, query }: Props) {
	const { t } = useTranslation("resources");
	const rules = PLACE_RULES.filter((rule) => query.rule === null || rule === query.rule);
	const table = useRef<HTMLTableElement>(null);
	useExpandedPlace(table);
	return (
		<table
			ref={table}
			{...role("table")}
			className="places w-full border-collapse text-label max-lg:block lg:table-fixed"
		>
			<caption className="sr-only">{t("rules.title")}</caption>
			<thead {...role("rowgroup")} className="max-lg:sr-only">
				<tr {...role("row")}>
					<PlaceHead query={query} />
					{rules.map((rule) => (
						<th key={rule} {...role("columnheader")} scope="col" className={head}>
							{t(`rules.names.${rule}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...role("rowgroup")} className="max-lg:flex max-lg:flex-col max-lg:gap-3">
				{rows.map((row) => (
					<Place
						key={row.key}
						row={row}
						isLit={row.key === query.place}
						isOpen={rows.length === 1 || row.key === query.place}
					/>
				))}
			</tbody>
		</table>
	);
}

const head =
	"sticky top-0 z-10 bg-surface px-3 py-3 text-left align-bottom text-step-1 font-strong text-ink-muted shadow-[inset_0_-1px_var(--color-line-strong)] print:static";

function PlaceHead({ query }: { query: PlacesQuery }) {
	const { t } = useTranslation("resources");
	const isSorted = query.sort.endsWith("place");
	const isDescending = query.sort === "-place";
	const Arrow = isDescending ? ArrowUp : ArrowDown;
	return (
		<th
			{...role("columnheader")}
			scope="col"
			aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
			className={classNames(head, "w-40 pl-0")}
		>
			<Link
				to={placesHref({ ...query, sort: isSorted && !isDescending ? "-place" : "place" })}
				preventScrollReset
				className="hit-area inline-flex items-center gap-1.5 hover:text-ink hover:underline"
			>
				{t("rules.place")}
				{isSorted ? <Arrow className="size-3.5" /> : null}
			</Link>
		</th>
	);
}

function Place({ row, isLit, isOpen }: { row: ShownPlace; isLit: boolean; isOpen: boolean }) {
	const { t } = useTranslation(["resources", "frame"]);
	const { key, name, inEnglish, kind, country, countryName, cells, isDue, editPath } = row;
	return (
		<tr
			{...role("row")}
			id={key}
			className={classNames(
				"scroll-mt-14 border-b border-line target:bg-brand-soft print:break-inside-avoid",
				"max-lg:block max-lg:rounded-card max-lg:border max-lg:border-line-strong max-lg:p-4",
				// On phones answers due for review come first, because they must not be relied on.
				isDue && "max-lg:-order-1 max-lg:border-warning",
				isLit && "bg-brand-soft",
			)}
		>
			{/* Not `th`: a header cell may not contain a toggle. */}
			<td
				{...role("rowheader")}
				data-head
				className="py-3 pr-3 text-left align-top font-normal max-lg:block max-lg:py-0"
			>
				<PlaceToggle row={row} isOpen={isOpen} />
				<div className="max-lg:not-print:hidden lg:sticky lg:top-14">
					<Link
						to={`/resources/rules-by-place?place=${key}`}
						preventScrollReset
						className="font-serif text-step-2 leading-snug no-underline hover:underline"
						lang={inEnglish ? "en" : undefined}
					>
						{name}
					</Link>
					{kind === "country" ? null : <p className="text-step-1 text-ink-muted">{countryName}</p>}
					{isPartlyEnglish(row) ? <p className="text-step-1 text-ink-subtle">{t("inEnglish")}</p> : null}
					{isDue ? (
						<Badge tone="warning" className="mt-1.5">
							{t("reviewDue")}
						</Badge>
					) : null}
				</div>
				{editPath ? (
					<Link
						to={editPath}
						aria-label={t("rules.edit", { place: name })}
						className="hit-area link inline-flex py-1 text-label print:hidden"
					>
						{t("frame:editPage")}
					</Link>
				) : null}
			</td>
			{cells.map((cell) => (
				<Answer key={cell.rule} cell={cell} country={country} />
			))}
		</tr>
	);
}

function Answer({ cell, country }: { cell: PlaceCell; country: string }) {
	const { t } = useTranslation("resources");
	const { rule, answer, text, doubt, inEnglish, doubtInEnglish, countryToo, source, reviewed, overdueMonths } = cell;
	return (
		<td
			ref={makeFindable}
			{...role("cell")}
			className="px-3 py-3 align-top max-lg:block max-lg:border-t max-lg:border-line max-lg:px-0"
		>
			<p className="text-step-1 text-ink-subtle lg:hidden" aria-hidden="true">
				{t(`rules.names.${rule}`)}
			</p>
			<p className="font-strong">{t(`rules.answers.${answer}`)}</p>
			{countryToo ? (
				<p className="text-step-1 leading-normal">
					<Link to={`/resources/rules-by-place?place=${country.toLowerCase()}`} preventScrollReset className="link">
						{t("rules.federalToo")}
					</Link>
				</p>
			) : null}
			<details className="group mt-1 print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
				<summary className="list-none text-step-1 leading-normal text-ink-muted [overflow-wrap:anywhere] [&::-webkit-details-marker]:hidden">
					<span
						lang={inEnglish ? "en" : undefined}
						className="line-clamp-3 group-open:line-clamp-none print:line-clamp-none"
					>
						{text}
					</span>
					<span className="link mt-0.5 inline-block group-open:hidden print:hidden">
						{t(doubt ? "rules.moreDoubt" : "rules.more")}
					</span>
				</summary>
				{doubt ? (
					<p className="mt-2 flex gap-1.5 text-step-1 leading-normal text-ink-muted">
						<TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
						<span className="min-w-0">
							<span className="sr-only">
								{t("rules.doubt")}
								<Colon />
							</span>
							<span lang={doubtInEnglish ? "en" : undefined}>{doubt}</span>
						</span>
					</p>
				) : null}
			</details>
			<p className="mt-1.5 text-step-1 leading-normal text-ink-subtle [overflow-wrap:anywhere]">
				{source.url ? (
					<a href={source.url} rel="noopener noreferrer" className="link">
						{source.name}
					</a>
				) : (
					source.name
				)}
				{overdueMonths === null ? (
					<>
						{" · "}
						<span className="whitespace-nowrap">{reviewed}</span>
					</>
				) : null}
			</p>
			{overdueMonths === null ? null : (
				<Badge tone="warning" className="mt-1">
					{t("rules.monthsOld", { count: overdueMonths })}
				</Badge>
			)}
		</td>
	);
}
