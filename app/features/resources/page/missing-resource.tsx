import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import { Link } from "../../../ui/link";

/** In the place of a resource that is not there: what may have been meant, and the way to all of them. */
export function MissingResource({ nearest }: { nearest: readonly { title: string; to: string }[] }) {
	const { t } = useTranslation("resources");
	return (
		<div className="container-page pt-8 pb-14 md:pt-12">
			<p className="font-serif text-step-4 text-accent-text tabular">404</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{t("missing.title")}</h1>
			<p className="mt-4 max-w-140 text-step-3 text-ink-muted">{t("missing.text")}</p>
			{nearest.length > 0 ? (
				<section aria-labelledby="meant" className="mt-8 max-w-160">
					<h2 id="meant" className="font-sans text-label font-strong">
						{t("missing.meant")}
					</h2>
					<ul className="mt-2 border-t border-line-strong">
						{nearest.map(({ title, to }) => (
							<li key={to} className="border-b border-line">
								<Link to={to} className="flex min-h-13 items-center link font-serif text-step-3">
									{title}
								</Link>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<div className="mt-8 flex flex-wrap gap-3">
				<LinkButton to="/resources">{t("missing.back")}</LinkButton>
				<LinkButton to="/courses" variant="secondary">
					{t("missing.courses")}
				</LinkButton>
			</div>
		</div>
	);
}
