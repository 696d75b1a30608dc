import { useTranslation } from "react-i18next";
import { TermCards } from "#app/features/library/glossary/card/term-cards.tsx";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { ArrowLeft } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { OwnTickets, type OwnTicketView } from "../tickets/own-tickets";
import type { HelpArticle } from "./article-view";
import { HelpfulForm, type VoteAnswer } from "./helpful-form";
import { OwnOrder } from "./own-order";
import type { OwnOrderView } from "./own-order-view.server";

type Props = {
	article: HelpArticle;
	vote: boolean | null;
	answer: VoteAnswer | undefined;
	tickets: OwnTicketView[];
	/** The reader's latest order, for articles about orders only. */
	order: OwnOrderView | null;
};

export function ArticlePage({ article, vote, answer, tickets, order }: Props) {
	const { t } = useTranslation("help");
	const duration = useDuration();
	const { slug, title, summary, html, bodyInEnglish, inEnglish, category, minutes, votes, reviewed, next } = article;
	return (
		<div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-6 md:pt-8 lg:grid-cols-[13.5rem_minmax(0,1fr)] xl:grid-cols-[13.5rem_minmax(0,40rem)_15rem]">
			<CategoryRail article={article} />
			<div className="max-w-160 min-w-0">
				<Link to="/help" className="inline-flex min-h-11 items-center gap-2 link text-label lg:hidden">
					<ArrowLeft className="size-4" />
					{t("article.back")}
				</Link>
				<p className="text-label text-ink-muted">
					{category ? `${category.title} · ` : ""}
					{duration(minutes)}
				</p>
				<h1 lang={inEnglish ? "en" : undefined} className="mt-2 font-serif text-step-6">
					{title}
				</h1>
				<p lang={inEnglish ? "en" : undefined} className="mt-4 text-step-3 text-ink-muted">
					{summary}
				</p>
				{bodyInEnglish ? (
					<p className="mt-4 border-l-2 border-info pl-4 text-ui text-ink-muted">{t("inEnglish")}</p>
				) : null}
				<Prose html={html} lang={bodyInEnglish ? "en" : undefined} className="prose-steps mt-6" />
				<TermCards />
				<div className="mt-10">
					<HelpfulForm key={slug} slug={slug} before={vote} answer={answer} />
					<p className="mt-3 text-step-1 text-ink-subtle">
						{votes ? (
							<>
								{t("article.readers", { count: votes.all, helped: votes.helped })}
								<SentenceGap />
							</>
						) : null}
						{t("article.reviewed", { date: reviewed })}
					</p>
				</div>
				{next ? (
					<p className="mt-8 text-ui text-ink-muted">
						{t("article.next")}
						<SentenceGap />
						<Link to={`/help/${next.slug}`} className="link">
							{next.title}
						</Link>
					</p>
				) : null}
			</div>
			<Aside article={article} tickets={tickets} order={order} />
		</div>
	);
}

function CategoryRail({ article: { category, slug } }: Pick<Props, "article">) {
	const { t } = useTranslation("help");
	return (
		<nav aria-label={t("article.rail")} className="max-lg:hidden print:hidden">
			<div className="sticky top-8">
				<Link to="/help" className="inline-flex min-h-11 items-center link text-label">
					{t("title")}
				</Link>
				{category ? (
					<>
						<p className="mt-3 text-label font-strong">{category.title}</p>
						<ul>
							{category.articles.map((one) => (
								<li key={one.slug}>
									<Link
										to={`/help/${one.slug}`}
										aria-current={one.slug === slug ? "page" : undefined}
										className="relative flex min-h-10 items-center py-1.5 text-label leading-snug text-ink-muted no-underline hover:text-ink aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-0 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-brand"
									>
										{one.title}
									</Link>
								</li>
							))}
						</ul>
					</>
				) : null}
			</div>
		</nav>
	);
}

function Aside({ article, tickets, order }: Pick<Props, "article" | "tickets" | "order">) {
	const { t } = useTranslation("help");
	const { parts, related, lessons, slug } = article;
	return (
		<aside className="mt-14 grid content-start gap-7 self-start lg:col-start-2 xl:sticky xl:top-8 xl:col-start-auto xl:mt-0 print:hidden">
			{parts.length > 1 ? (
				<Links
					id="parts"
					title={t("article.onThisPage")}
					links={parts.map(({ id, title }) => ({ to: `#${id}`, title }))}
					className="max-xl:hidden"
				/>
			) : null}
			{order ? <OwnOrder order={order} /> : null}
			{tickets.length > 0 ? <OwnTickets tickets={tickets} /> : null}
			{related.length > 0 ? (
				<Links
					id="related"
					title={t("article.related")}
					links={related.map((one) => ({ to: `/help/${one.slug}`, title: one.title }))}
				/>
			) : null}
			{lessons.length > 0 ? <Links id="lessons" title={t("article.lessons")} links={lessons} /> : null}
			<section aria-labelledby="stuck" className="border-t border-line pt-5">
				<h2 id="stuck" className="font-sans text-label font-strong">
					{t("article.stuck")}
				</h2>
				<p className="mt-1 text-label text-ink-muted">{t("article.stuckText")}</p>
				<Link
					to={`/help/contact?from=/help/${slug}`}
					className="mt-1 inline-flex min-h-11 items-center link text-label"
				>
					{t("ask.write")}
				</Link>
			</section>
		</aside>
	);
}

type LinksProps = { id: string; title: string; links: { to: string; title: string }[]; className?: string };

function Links({ id, title, links, className }: LinksProps) {
	return (
		<section aria-labelledby={id} className={className}>
			<h2 id={id} className="font-sans text-label font-strong">
				{title}
			</h2>
			<ul className="mt-1">
				{links.map((link) => (
					<li key={link.to}>
						<Link
							to={link.to}
							className="inline-flex min-h-9 items-center py-1 text-label leading-snug text-ink-muted no-underline hover:text-ink hover:underline"
						>
							{link.title}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
