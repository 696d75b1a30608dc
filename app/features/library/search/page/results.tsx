import { useTranslation } from "react-i18next";
import { isPrefixable, pageExists } from "#app/shared/pages/page-paths.ts";
import { isLanguage, LANGUAGES } from "#app/shared/words/languages.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pagination } from "#app/ui/paging/pagination.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { MarkedText } from "../marked-text";
import { MOST_PAGES, RESULTS_A_PAGE, type ResultsQuery, SEARCH_RESULTS_LIST } from "../query/search-query";
import type { SearchHit, ShownType } from "../query/search-shapes";
import { TypeIcon } from "../type-icon";
import { parseSearchWords, type SearchWord } from "../words/search-words";

export type ResultsData = {
	hits: SearchHit[];
	/** Counts of all types, independent of the filter. */
	counts: Partial<Record<string, number>>;
	total: number;
	/** True when the count was capped. */
	isCut: boolean;
	instead: { kind: "meant" | "anyWord"; q: string } | null;
	suggestion: string | null;
};
type Props = { query: ResultsQuery; types: readonly ListedType[]; results: ResultsData };

/** A type with the page that lists all of it, if there is one. */
export type ListedType = ShownType & { list?: string };

export function Results({ query, types, results }: Props) {
	const { t, i18n } = useTranslation("search");
	const { hits, counts, total, isCut, instead, suggestion } = results;
	if (hits.length === 0) return <NothingFound query={query} types={types} total={total} />;

	const terms = parseSearchWords(instead?.q ?? query.q);
	const asked = query.filters.lang ?? i18n.language;
	const shown = query.filters.type ? (counts[query.filters.type] ?? 0) : total;
	return (
		<section aria-labelledby="results">
			<h2 id="results" className="mt-8 font-sans text-ui font-bold" aria-live="polite">
				{t(isCut ? "foundMore" : "found", { count: shown, q: instead?.q ?? query.q })}
			</h2>
			{instead ? (
				<Notice className="mt-4">
					{instead.kind === "meant" ? t("meant", { q: query.q, meant: instead.q }) : t("anyWord")}
				</Notice>
			) : null}
			{suggestion ? (
				<p className="mt-2 text-ui">
					<Link to={SEARCH_RESULTS_LIST.href(query, { q: suggestion })}>{t("didYouMean", { meant: suggestion })}</Link>
				</p>
			) : null}
			{byLanguage(hits).map(({ language, hits: own }) => (
				<LanguageResults
					key={language}
					language={language}
					isAsked={language === asked}
					hits={own}
					types={types}
					terms={terms}
				/>
			))}
			<Pagination
				className="mt-8"
				page={query.page}
				pageCount={Math.min(MOST_PAGES, Math.ceil(shown / RESULTS_A_PAGE))}
				hrefFor={(page) => SEARCH_RESULTS_LIST.href(query, { page })}
				labels={{
					navigation: t("pages.label"),
					previous: t("pages.previous"),
					next: t("pages.next"),
					page: (number) => t("pages.page", { number }),
				}}
			/>
		</section>
	);
}

type HitsInLanguage = { language: string; hits: SearchHit[] };

function byLanguage(hits: readonly SearchHit[]): HitsInLanguage[] {
	return [...new Set(hits.map(({ language }) => language))].map((language) => ({
		language,
		hits: hits.filter((hit) => hit.language === language),
	}));
}

type LanguageProps = HitsInLanguage & { isAsked: boolean; types: readonly ShownType[]; terms: readonly SearchWord[] };

function LanguageResults({ language, hits, isAsked, types, terms }: LanguageProps) {
	const { t } = useTranslation("search");
	return (
		<>
			{isLanguage(language) && !isAsked ? (
				<h3 className="mt-8 font-sans text-ui font-bold">{t(`inLanguages.${language}`)}</h3>
			) : null}
			<ol className="mt-4 border-t border-line-strong">
				{hits.map((hit) => (
					<li key={`${hit.type} ${hit.url} ${hit.title}`} className="border-b border-line">
						<Result
							hit={hit}
							type={types.find(({ type }) => type === hit.type)}
							terms={terms}
							Heading={isAsked ? "h3" : "h4"}
						/>
					</li>
				))}
			</ol>
		</>
	);
}

type ResultProps = { hit: SearchHit; type: ShownType | undefined; terms: readonly SearchWord[]; Heading: "h3" | "h4" };

function Result({ hit, type, terms, Heading }: ResultProps) {
	const { t, i18n } = useTranslation("search");
	const { title, url, excerpt, context, language } = hit;
	const facts = [
		type?.one,
		context,
		language === i18n.language
			? ""
			: t("inLanguage", { language: LANGUAGES.find(({ code }) => code === language)?.name ?? language }),
	];
	return (
		<article className="flex gap-4 py-4">
			<TypeIcon name={type?.icon} className="mt-1 shrink-0 text-ink-muted" />
			<div className="min-w-0">
				<Heading className="font-serif text-step-3 font-display">
					<Link to={url} lang={language} className="no-underline hover:underline">
						<MarkedText text={title} terms={terms} />
					</Link>
				</Heading>
				{excerpt ? (
					<p lang={language} className="mt-1 text-ui wrap-anywhere text-ink-muted">
						<MarkedText text={excerpt} terms={terms} />
					</p>
				) : null}
				<p className="mt-1 text-step-1 text-ink-subtle">{facts.filter(Boolean).join(" · ")}</p>
			</div>
		</article>
	);
}

type NothingProps = { query: ResultsQuery; types: readonly ListedType[]; total: number };

function NothingFound({ query, types, total }: NothingProps) {
	const { t } = useTranslation("search");
	const { type, lang } = query.filters;
	const isNarrow = type !== null || lang !== null || query.page > 1;
	const all = SEARCH_RESULTS_LIST.href(query, { filters: { type: null, lang: null } });
	return (
		<div className="mt-8" aria-live="polite">
			<EmptyState
				title={t(isNarrow && total > 0 ? "nothingHere" : "nothing", { q: query.q })}
				action={isNarrow ? <LinkButton to={all}>{t("showAll")}</LinkButton> : null}
			>
				{t("nothingText")}
			</EmptyState>
			<h2 className="mt-8 font-sans text-ui font-bold">{t("browse")}</h2>
			<SearchedLists types={types} className="mt-3" />
		</div>
	);
}

export function SearchedLists({ types, className }: { types: readonly ListedType[]; className?: string }) {
	const there = types.flatMap(({ list, icon, many }) =>
		list && pageExists(list) && isPrefixable(list) ? [{ list, icon, many }] : [],
	);
	return (
		<ul className={className}>
			{there.map(({ list, icon, many }) => (
				<li key={list} className="border-t border-line last:border-b">
					<Link to={list} className="flex min-h-12 items-center gap-3 text-ink no-underline hover:text-brand-text">
						<TypeIcon name={icon} className="text-ink-muted" />
						{many}
					</Link>
				</li>
			))}
		</ul>
	);
}
