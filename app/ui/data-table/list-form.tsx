import { useTranslation } from "react-i18next";
import { useFocusKey } from "#app/shared/keys/use-focus-key.ts";
import type { List, ListQuery } from "#app/shared/lists/list-query.ts";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { useListForm } from "#app/shared/lists/use-list-form.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import { Button } from "../button";
import { TextField } from "../form/field";
import { Search } from "../icons";
import { ColumnChoice } from "./column-choice";
import { FilterChip } from "./filter-chip";
import { FilterDisclosure } from "./filter-disclosure";
import { FilterForm } from "./filter-form";
import { useSearchValue } from "./use-search-value";

export type Order<Sort extends string> = { sort: Sort; isDescending: boolean; label: string };
export type FilterWords<Filters> = {
	name: keyof Filters & string;
	label: string;
	options: readonly { value: string; label: string }[];
};

export type ListFormWords<Sort extends string, Filters> = {
	/** The label of the search field; no search if left out. */
	search?: string;
	filters?: readonly FilterWords<Filters>[];
	orders?: readonly Order<Sort>[];
};

type Props<Sort extends string, Filters, Page> = {
	list: List<Sort, Filters, Page>;
	query: ListQuery<Sort, Filters, Page>;
	words: ListFormWords<Sort, Filters>;
	columns: readonly { id: string; head: string; sort?: Sort; needsRoom?: boolean }[];
};

/** With script each choice submits at once, and typing after a pause. The state is in the URL. */
export function ListForm<Sort extends string, Filters, Page>({
	list,
	query,
	words,
	columns,
}: Props<Sort, Filters, Page>) {
	const { t, i18n } = useTranslation("lists");
	const { search, filters = [], orders } = words;
	const href = (asked: ListQuery<Sort, Filters, Page>) => list.href(asked, { q: asked.q }).replace(/#.*$/, "");
	const { form, action, isPending, onSubmit, send, sendSoon } = useListForm({
		path: list.path + (list.anchor ? `#${list.anchor}` : ""),
		query,
		parse: list.parse,
		href,
	});
	const fields = ["q", "sort", "hide", ...filters.map(({ name }) => name)];
	const choosable = columns.filter(({ id }) => list.columns.includes(id));
	const sorted = list.sortText(query.sort, query.isDescending);
	const chosen = filters.map((filter) => ({ ...filter, value: list.valuesOf(query, filter.name)[0] ?? "" }));
	const hasFold = filters.length > 0 || Boolean(orders) || choosable.length > 0;

	return (
		<FilterForm
			form={form}
			action={action}
			onSubmit={onSubmit}
			isPending={isPending}
			className="basis-80"
			formClassName="items-start @max-[18rem]/form:flex-wrap @min-[43rem]/form:flex-wrap"
		>
			{list.carried(query, fields).map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			{search ? <SearchField label={search} value={query.q} onType={sendSoon} /> : null}
			{hasFold ? (
				<FilterDisclosure label={t("filters")} count={chosen.filter(({ value }) => value !== "").length}>
					{chosen.map(({ name, label, options, value }) => {
						const shown = options.find((option) => option.value === value)?.label ?? value;
						return (
							<FilterChip
								key={name}
								id={`${idOf(list)}-${name}`}
								name={name}
								label={label}
								value={value}
								options={[{ value: "", label: t("all") }, ...options]}
								remove={
									value === ""
										? undefined
										: {
												to: list.hrefWithout(query, name),
												label: labelledValue(
													i18n.language,
													t("removeFilter"),
													labelledValue(i18n.language, label, shown),
												),
											}
								}
								onChoose={send}
							/>
						);
					})}
					{orders ? (
						<FilterChip
							id={`${idOf(list)}-sort`}
							name="sort"
							label={t("order")}
							value={sorted}
							options={orders.map(({ sort, isDescending, label }) => ({
								value: list.sortText(sort, isDescending),
								label,
							}))}
							onChoose={send}
							className={whereHeadsDoNot(orders, columns)}
						/>
					) : null}
					{choosable.length > 0 ? (
						<ColumnChoice id={idOf(list)} columns={choosable} hidden={query.hidden} onChoose={send} />
					) : null}
					<noscript>
						<Button type="submit" variant="secondary">
							{t("show")}
						</Button>
					</noscript>
				</FilterDisclosure>
			) : null}
		</FilterForm>
	);
}

const idOf = (list: { anchor: string | undefined }) => list.anchor ?? "list";

function whereHeadsDoNot<Sort extends string>(
	orders: readonly Order<Sort>[],
	columns: Props<Sort, unknown, unknown>["columns"],
): string | undefined {
	const heads = orders.map(({ sort }) => columns.find((column) => column.sort === sort));
	if (heads.some((head) => head === undefined)) return undefined;
	return heads.some((head) => head?.needsRoom) ? "@min-[60rem]/form:hidden" : "@min-[43rem]/form:hidden";
}

function SearchField({ label, value, onType }: { label: string; value: string; onType: () => void }) {
	const field = useSearchValue(value);
	useFocusKey(field);
	return (
		<TextField
			ref={field}
			label={label}
			hideLabel
			placeholder={label}
			name="q"
			type="search"
			maxLength={LONGEST_SEARCH}
			autoComplete="off"
			enterKeyHint="search"
			aria-keyshortcuts="/"
			defaultValue={value}
			onChange={onType}
			before={<Search className="size-4" />}
			className="min-w-0 grow @max-[18rem]/form:basis-full @min-[43rem]/form:min-w-56 @min-[43rem]/form:basis-56"
		/>
	);
}
