import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { CategoryIcon } from "../category-icon";
import type { Category, ListedArticle } from "./help-article";

const ARTICLES_SHOWN = 3;

export function CategoryList({ categories }: { categories: Category[] }) {
	const { t } = useTranslation("help");
	return (
		<div className="mt-10 grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
			{categories.map(({ slug, title, icon, articles }) => (
				<section key={slug} id={slug} aria-labelledby={`category-${slug}`} className="border-t border-line-strong pt-5">
					<div className="flex items-baseline gap-3">
						<CategoryIcon name={icon} className="size-5 self-center text-brand-text" />
						<h2 id={`category-${slug}`} className="min-w-0 grow text-step-3">
							{title}
						</h2>
						<span className="shrink-0 text-step-1 text-ink-subtle tabular">
							{t("articles", { count: articles.length })}
						</span>
					</div>
					<Articles articles={articles.slice(0, ARTICLES_SHOWN)} />
					{articles.length > ARTICLES_SHOWN ? (
						<details className="group">
							<summary className="inline-flex min-h-11 items-center text-label text-brand-text underline underline-offset-4 group-open:hidden">
								{t("showAll", { category: title })}
							</summary>
							<Articles articles={articles.slice(ARTICLES_SHOWN)} />
						</details>
					) : null}
				</section>
			))}
		</div>
	);
}

function Articles({ articles }: { articles: ListedArticle[] }) {
	return (
		<ul>
			{articles.map(({ slug, title, inEnglish }) => (
				<li key={slug}>
					<Link
						to={`/help/${slug}`}
						lang={inEnglish ? "en" : undefined}
						className="inline-flex min-h-11 items-center py-1.5 text-ui leading-snug text-ink-muted no-underline hover:text-ink hover:underline"
					>
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
}
