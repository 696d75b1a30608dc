import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHanFolds } from "#app/shared/text/use-han-folds.ts";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Mail } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { CategoryList } from "../articles/category-list";
import type { ListedArticle } from "../articles/help-article";
import { HelpSearch } from "../articles/help-search";
import { searchArticles } from "../articles/search-articles";
import { OwnTickets, type OwnTicketView } from "../tickets/own-tickets";
import type { HelpStart, ReadArticle } from "./help-start-view";

type Props = {
	start: HelpStart;
	query: string;
	name: string | null;
	tickets: OwnTicketView[];
	manuals: ReactNode;
	status: ReactNode;
};

export function HelpStartPage({ start, query, name, tickets, manuals, status }: Props) {
	const [typed, setTyped] = useState(query);
	useEffect(() => setTyped(query), [query]);
	useHanFolds(typed);
	const { categories, readMost } = start;
	const isSearching = typed.trim() !== "";
	const found = isSearching
		? searchArticles(
				categories.flatMap(({ articles }) => articles),
				typed,
			)
		: [];

	return (
		<>
			<HelpSearch name={name} typed={typed} onType={setTyped} count={isSearching ? found.length : null} />
			<div className="container-page">
				{tickets.length > 0 ? (
					<div className="mt-8 md:hidden">
						<OwnTickets tickets={tickets} />
					</div>
				) : null}
				{isSearching ? <Results found={found} typed={typed.trim()} /> : <CategoryList categories={categories} />}
				<div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
					{readMost.length > 0 ? <ReadMost articles={readMost} /> : null}
					<div className="grid content-start gap-10">
						<AskAPerson tickets={tickets} />
						{status}
						{manuals}
					</div>
				</div>
			</div>
		</>
	);
}

function Results({ found, typed }: { found: ListedArticle[]; typed: string }) {
	const { t } = useTranslation("help");
	if (found.length === 0) {
		return (
			<EmptyState
				className="mt-10"
				title={t("search.none", { query: typed })}
				action={
					<>
						<LinkButton to="/help/contact">{t("ask.write")}</LinkButton>
						<LinkButton to="/help" variant="secondary">
							{t("search.all")}
						</LinkButton>
					</>
				}
			>
				{t("search.noneText")}
			</EmptyState>
		);
	}
	return (
		<section aria-labelledby="results" className="mt-10">
			<h2 id="results" className="text-step-4">
				{t("search.results")}
			</h2>
			<ul className="mt-3 border-t border-line-strong">
				{found.map(({ slug, title, summary, inEnglish }) => (
					<li key={slug} className="border-b border-line py-3.5">
						<Link to={`/help/${slug}`} lang={inEnglish ? "en" : undefined} className="link font-serif text-step-3">
							{title}
						</Link>
						<p lang={inEnglish ? "en" : undefined} className="mt-1 max-w-160 text-ui text-ink-muted">
							{summary}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function ReadMost({ articles }: { articles: ReadArticle[] }) {
	const { t } = useTranslation("help");
	const duration = useDuration();
	return (
		<section aria-labelledby="read-most">
			<h2 id="read-most" className="text-step-4">
				{t("readMost")}
			</h2>
			<ul className="mt-3 border-t border-line">
				{articles.map(({ slug, title, category, minutes }) => (
					<li key={slug} className="relative flex flex-wrap items-baseline gap-x-6 gap-y-0.5 border-b border-line py-3">
						<Link
							to={`/help/${slug}`}
							className="grow font-serif text-step-2 no-underline after:absolute after:inset-0 hover:underline"
						>
							{title}
						</Link>
						<span className="text-step-1 text-ink-muted">{category}</span>
						<span className="min-w-12 text-step-1 text-ink-subtle tabular sm:text-right">{duration(minutes)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function AskAPerson({ tickets }: { tickets: OwnTicketView[] }) {
	const { t } = useTranslation("help");
	return (
		<section aria-labelledby="ask">
			<h2 id="ask" className="text-step-4">
				{t("ask.title")}
			</h2>
			<div className="mt-3 border-t border-line-strong pt-4">
				<p className="text-ui text-ink-muted">{t("ask.text")}</p>
				<LinkButton to="/help/contact" variant="secondary" className="mt-4">
					<Mail className="size-4.5" />
					{t("ask.write")}
				</LinkButton>
				{tickets.length > 0 ? (
					<div className="mt-6 max-md:hidden">
						<OwnTickets tickets={tickets} />
					</div>
				) : null}
			</div>
		</section>
	);
}
