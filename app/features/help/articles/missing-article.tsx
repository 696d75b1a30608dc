import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { Link } from "../../../ui/link";

type Props = {
	nearest: { slug: string; title: string }[];
	categories: { slug: string; title: string }[];
};

/** In the place of an article that is not there: what may have been meant, and the ways on. */
export function MissingArticle({ nearest, categories }: Props) {
	const { t } = useTranslation("help");
	return (
		<div className="container-page pt-8 md:pt-12">
			<p className="font-serif text-step-4 text-accent-text tabular">404</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{t("article.missing")}</h1>
			<p className="mt-4 max-w-140 text-step-3 text-ink-muted">{t("article.missingText")}</p>
			{nearest.length > 0 ? (
				<section aria-labelledby="meant" className="mt-8 max-w-160">
					<h2 id="meant" className="font-sans text-label font-strong">
						{t("article.meant")}
					</h2>
					<ul className="mt-2 border-t border-line-strong">
						{nearest.map(({ slug, title }) => (
							<li key={slug} className="border-b border-line">
								<Link to={`/help/${slug}`} className="flex min-h-13 items-center link font-serif text-step-3">
									{title}
								</Link>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<div className="mt-8 flex flex-wrap gap-3">
				<LinkButton to="/help">{t("article.back")}</LinkButton>
				<LinkButton to="/help/contact" variant="secondary">
					{t("ask.write")}
				</LinkButton>
			</div>
			<ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
				{categories.map(({ slug, title }) => (
					<li key={slug}>
						<Link to={`/help#${slug}`} className="inline-flex min-h-11 items-center link text-ui">
							{title}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
