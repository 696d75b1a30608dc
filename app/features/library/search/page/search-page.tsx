import { useTranslation } from "react-i18next";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type ResultsQuery, SEARCH_RESULTS_LIST } from "../query/search-query";
import { type ListedType, Results, type ResultsData, SearchedLists } from "./results";

type Props = {
	query: ResultsQuery;
	types: readonly ListedType[];
	results: ResultsData | null;
	waitSeconds: number | null;
};

export function SearchPage({ query, types, results, waitSeconds }: Props) {
	const { t } = useTranslation("search");
	const prefix = useLanguagePrefix();
	const { lang } = query.filters;
	return (
		<div className="container-reading py-10 md:py-14">
			<h1 className="text-step-6">{t("title")}</h1>
			<form method="get" action={withLanguagePrefix("/search", prefix)} className="mt-6">
				<search className="flex flex-wrap items-end gap-3">
					<TextField
						key={query.q}
						type="search"
						name="q"
						defaultValue={query.q}
						label={t("field")}
						placeholder={t("placeholder")}
						maxLength={LONGEST_SEARCH}
						autoComplete="off"
						enterKeyHint="search"
						before={<Search className="size-4" />}
						className="grow basis-full sm:min-w-60 sm:basis-0"
					/>
					<SelectField name="lang" defaultValue={lang ?? ""} label={t("language")} className="w-44 max-sm:grow">
						<option value="">{t("allLanguages")}</option>
						{LANGUAGES.map(({ code, name }) => (
							<option key={code} value={code} lang={code}>
								{name}
							</option>
						))}
					</SelectField>
					{query.filters.type ? <input type="hidden" name="type" value={query.filters.type} /> : null}
					<Button type="submit">{t("submit")}</Button>
				</search>
			</form>
			{waitSeconds === null ? null : (
				<Notice tone="warning" className="mt-8">
					{t("tooMany", { count: waitSeconds })}
				</Notice>
			)}
			{results ? (
				<>
					<Kinds query={query} types={types} results={results} />
					<Results query={query} types={types} results={results} />
				</>
			) : (
				<>
					<p className="mt-8 text-ink-muted">{t("lede")}</p>
					<SearchedLists types={types} className="mt-6" />
				</>
			)}
		</div>
	);
}

type KindsProps = { query: ResultsQuery; types: readonly ListedType[]; results: ResultsData };

function Kinds({ query, types, results: { counts, total, isCut } }: KindsProps) {
	const { t } = useTranslation("search");
	if (total === 0) return null;
	const found = types.filter(({ type }) => (counts[type] ?? 0) > 0 || type === query.filters.type);
	const kinds = [
		{ type: null, name: t("all"), count: total },
		...found.map(({ type, many }) => ({ type, name: many, count: counts[type] ?? 0 })),
	];
	return (
		<nav aria-label={t("types")} className="mt-8 flex flex-wrap gap-2">
			{kinds.map(({ type, name, count }) => (
				<Link
					key={type}
					to={SEARCH_RESULTS_LIST.href(query, { filters: { type } })}
					aria-current={query.filters.type === type ? "page" : undefined}
					className="hit-area inline-flex min-h-9 items-center gap-2 rounded-control border border-control bg-surface-raised px-3 text-label text-ink no-underline hover:bg-surface-sunken aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-strong aria-[current]:text-brand-text"
				>
					{name}
					<span className="tabular text-ink-muted">
						{count}
						{isCut ? "+" : null}
					</span>
				</Link>
			))}
		</nav>
	);
}
