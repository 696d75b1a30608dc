import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { SearchField } from "#app/ui/data-table/search-field.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { ALL_PLACES, PLACE_RULES, PLACE_SORTS, type PlacesQuery, placesHref } from "./places-query";

type Props = {
	query: PlacesQuery;
	shown: PlacesQuery;
	answers: readonly string[];
	placeName: string | null;
	onChange: () => void;
	onType: () => void;
};

export function PlacesFilters({ query, shown, answers, placeName, onChange, onType }: Props) {
	const { t } = useTranslation("resources");
	return (
		<div className="grid gap-3 print:hidden">
			<div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(12rem,1.4fr)_repeat(4,minmax(0,auto))]">
				<SearchField
					value={query.q}
					label={t("rules.search")}
					placeholder={t("rules.search")}
					submit={t("list.submitSearch")}
					onType={onType}
					className="flex min-w-0 gap-2 max-lg:col-span-2"
				/>
				<Choice name="kind" label={t("rules.kind")} value={shown.kind} onChange={onChange}>
					{["country", "state"].map((kind) => (
						<option key={kind} value={kind}>
							{t(`rules.kinds.${kind}` as "rules.kinds.state")}
						</option>
					))}
				</Choice>
				<Choice name="rule" label={t("rules.rule")} value={shown.rule} onChange={onChange}>
					{PLACE_RULES.map((rule) => (
						<option key={rule} value={rule}>
							{t(`rules.names.${rule}`)}
						</option>
					))}
				</Choice>
				<Choice name="answer" label={t("rules.answer")} value={shown.answer} onChange={onChange}>
					{answers.map((answer) => (
						<option key={answer} value={answer}>
							{t(`rules.answers.${answer}` as "rules.answers.depends")}
						</option>
					))}
				</Choice>
				<SelectField name="sort" label={t("list.sort")} hideLabel value={shown.sort} onChange={onChange}>
					{PLACE_SORTS.map((sort) => (
						<option key={sort} value={sort}>
							{t(`rules.sorts.${sort}`)}
						</option>
					))}
				</SelectField>
			</div>
			{query.due ? <input type="hidden" name="due" value="1" /> : null}
			<div className="flex flex-wrap items-center gap-2">
				<Chip
					chosen={query.due}
					to={placesHref({ ...query, due: !query.due })}
					actionLabel={t(query.due ? "list.removeFilter" : "rules.addFilter")}
				>
					{t("rules.onlyDue")}
				</Chip>
				{query.place ? (
					<Chip chosen to={placesHref({ ...query, place: null })} actionLabel={t("list.removeFilter")}>
						{placeName ?? query.place}
					</Chip>
				) : null}
				{placesHref(query) === placesHref({ ...ALL_PLACES, sort: query.sort }) ? null : (
					<Chip chosen to={placesHref({ ...ALL_PLACES, sort: query.sort })} actionLabel={t("list.removeFilter")}>
						{t("list.clearAll")}
					</Chip>
				)}
				<noscript>
					<Button type="submit" variant="secondary" size="sm">
						{t("list.apply")}
					</Button>
				</noscript>
			</div>
		</div>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	value: string | null;
	onChange: () => void;
	children: React.ReactNode;
};

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
	return (
		<SelectField name={name} label={label} hideLabel value={value ?? ""} onChange={onChange}>
			<option value="">{label}</option>
			{children}
		</SelectField>
	);
}
