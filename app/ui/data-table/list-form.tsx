import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFocusKey } from "../../shared/keys/use-focus-key";
import type { List, ListQuery } from "../../shared/lists/list-query";
import { LONGEST_SEARCH } from "../../shared/lists/search-text";
import { Button } from "../button";
import { Checkbox } from "../form/choice";
import { SelectField, TextField } from "../form/field";
import { Search } from "../icons";

export type Order<Sort extends string> = { sort: Sort; isDescending: boolean; label: string };
export type FilterWords<Filters> = {
	name: keyof Filters & string;
	label: string;
	options: readonly { value: string; label: string }[];
};

export type ListFormWords<Sort extends string, Filters> = {
	/** The label of the search; no search without it. */
	search?: string;
	filters?: readonly FilterWords<Filters>[];
	/** Every order in words. On phones, where a table has no head, this is how it is sorted. */
	orders?: readonly Order<Sort>[];
};

type Props<Sort extends string, Filters, Page> = {
	list: List<Sort, Filters, Page>;
	query: ListQuery<Sort, Filters, Page>;
	words: ListFormWords<Sort, Filters>;
	columns: readonly { id: string; head: string }[];
};

/** Asks a list for something: a plain form whose answer is an address that can be kept and shared. */
export function ListForm<Sort extends string, Filters, Page>({
	list,
	query,
	words,
	columns,
}: Props<Sort, Filters, Page>) {
	const { t } = useTranslation("lists");
	const { search, filters = [], orders } = words;
	const fields = ["q", "sort", "hide", ...filters.map(({ name }) => name)];
	const choosable = columns.filter(({ id }) => list.columns.includes(id));
	const sorted = list.sortText(query.sort, query.isDescending);

	return (
		<Form
			method="get"
			action={list.path + (list.anchor ? `#${list.anchor}` : "")}
			preventScrollReset
			role="search"
			className="flex flex-wrap items-end gap-4 max-md:grid max-md:grid-cols-2"
		>
			{list.carried(query, fields).map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			{search ? <SearchField label={search} value={query.q} /> : null}
			{filters.map(({ name, label, options }) => {
				const chosen = list.valuesOf(query, name)[0] ?? "";
				return (
					<SelectField
						key={`${name} ${chosen}`}
						id={`${idOf(list)}-${name}`}
						{...{ name, label }}
						defaultValue={chosen}
						className="min-w-0 md:max-w-60"
					>
						<option value="">{t("all")}</option>
						{options.map((option) => (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						))}
					</SelectField>
				);
			})}
			{orders ? (
				<SelectField
					key={`sort ${sorted}`}
					name="sort"
					label={t("order")}
					defaultValue={sorted}
					className="min-w-0 max-md:col-span-full md:max-w-80"
				>
					{orders.map(({ sort, isDescending, label }) => (
						<option key={list.sortText(sort, isDescending)} value={list.sortText(sort, isDescending)}>
							{label}
						</option>
					))}
				</SelectField>
			) : null}
			{choosable.length > 0 ? (
				<details className="max-md:col-span-full" open={query.hidden.length > 0 ? true : undefined}>
					<summary className="min-h-11 py-2.5 text-label font-strong">{t("columns")}</summary>
					<fieldset className="flex min-w-0 flex-wrap gap-x-5">
						<legend className="sr-only">{t("columns")}</legend>
						{choosable.map(({ id, head }) => (
							<Checkbox
								key={`${id} ${query.hidden.includes(id)}`}
								id={`${idOf(list)}-hide-${id}`}
								name="hide"
								value={id}
								label={head}
								defaultChecked={query.hidden.includes(id)}
							/>
						))}
					</fieldset>
				</details>
			) : null}
			<Button type="submit" variant="secondary" className="max-md:col-span-full">
				{t("show")}
			</Button>
		</Form>
	);
}

const idOf = (list: { anchor: string | undefined }) => list.anchor ?? "list";

/** The address wins over what stands in the field, also when somebody goes back; the field keeps the focus. */
function SearchField({ label, value }: { label: string; value: string }) {
	const field = useRef<HTMLInputElement>(null);
	useFocusKey(field);
	useEffect(() => {
		if (field.current) field.current.value = value;
	}, [value]);

	return (
		<TextField
			ref={field}
			label={label}
			name="q"
			type="search"
			maxLength={LONGEST_SEARCH}
			autoComplete="off"
			enterKeyHint="search"
			aria-keyshortcuts="/"
			defaultValue={value}
			before={<Search className="size-4" />}
			className="min-w-0 grow max-md:col-span-full md:min-w-56"
		/>
	);
}
