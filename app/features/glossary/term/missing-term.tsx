import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { Link } from "../../../ui/link";

type Props = { nearest: { slug: string; title: string }[] };

/** In the place of a term that is not there: what may have been meant, and the way to all terms. */
export function MissingTerm({ nearest }: Props) {
	const { t } = useTranslation("glossary");
	return (
		<div className="container-page pt-8 md:pt-12">
			<p className="font-serif text-step-4 text-accent-text tabular">404</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{t("missing.title")}</h1>
			<p className="mt-4 max-w-140 text-step-3 text-ink-muted">{t("missing.text")}</p>
			{nearest.length > 0 ? (
				<section aria-labelledby="meant" className="mt-8 max-w-160">
					<h2 id="meant" className="font-sans text-label font-strong">
						{t("missing.meant")}
					</h2>
					<ul className="mt-2 border-t border-line-strong">
						{nearest.map(({ slug, title }) => (
							<li key={slug} className="border-b border-line">
								<Link to={`/glossary/${slug}`} className="flex min-h-13 items-center link font-serif text-step-3">
									{title}
								</Link>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<div className="mt-8">
				<LinkButton to="/glossary">{t("term.all")}</LinkButton>
			</div>
		</div>
	);
}
