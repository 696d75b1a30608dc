import { useTranslation } from "react-i18next";
import type { List, ListQuery } from "../../shared/lists/list-query";
import { labelled } from "../../shared/words/joining";
import { Chip } from "../chip";
import type { ListFormWords } from "./list-form";

type Props<Sort extends string, Filters, Page> = {
	list: List<Sort, Filters, Page>;
	query: ListQuery<Sort, Filters, Page>;
	words: ListFormWords<Sort, Filters>;
};

/** What the list is narrowed by: each chip takes one of it away. */
export function ChosenFilters<Sort extends string, Filters, Page>({ list, query, words }: Props<Sort, Filters, Page>) {
	const { t, i18n } = useTranslation("lists");
	const chips = (words.filters ?? []).flatMap(({ name, label, options }) =>
		list.valuesOf(query, name).map((value) => ({
			id: `${name} ${value}`,
			words: labelled(i18n.language, label, options.find((option) => option.value === value)?.label ?? value),
			to: list.hrefWithout(query, name),
		})),
	);
	if (query.q) chips.push({ id: "q", words: `“${query.q}”`, to: list.href(query, { q: "" }) });
	if (chips.length === 0) return null;

	return (
		<ul className="flex flex-wrap gap-2">
			{chips.map((chip) => (
				<li key={chip.id} className="min-w-0">
					<Chip to={chip.to} chosen actionLabel={t("removeFilter")} className="max-w-full [overflow-wrap:anywhere]">
						{chip.words}
					</Chip>
				</li>
			))}
		</ul>
	);
}
