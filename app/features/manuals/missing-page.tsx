import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button";
import { Link } from "../../ui/link";
import { ChapterList } from "./manual-contents";
import { type ManualRole, manualPath } from "./manual-roles";
import type { Chapter, PageInTree } from "./manual-view";

type Props = { role: ManualRole; tree: Chapter[]; nearest: PageInTree[] };

/** In the place of a page that a manual does not have: what may have been meant, and all that it has. */
export function MissingManualPage({ role, tree, nearest }: Props) {
	const { t } = useTranslation("manuals");
	return (
		<div className="container-page pt-6 md:pt-8">
			<p className="font-serif text-step-4 text-accent-text tabular">404</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{t("missing.title")}</h1>
			<p className="mt-4 max-w-160 text-step-3 text-ink-muted">{t("missing.text")}</p>
			{nearest.length > 0 ? (
				<section aria-labelledby="meant" className="mt-8 max-w-160">
					<h2 id="meant" className="font-sans text-label font-strong">
						{t("missing.meant")}
					</h2>
					<ul className="mt-2 border-t border-line-strong">
						{nearest.map(({ slug, title, inEnglish }) => (
							<li key={slug} className="border-b border-line">
								<Link
									to={manualPath(role, slug)}
									lang={inEnglish ? "en" : undefined}
									className="link flex min-h-13 items-center font-serif text-step-3"
								>
									{title}
								</Link>
							</li>
						))}
					</ul>
				</section>
			) : null}
			<LinkButton to={manualPath(role)} className="mt-6">
				{t(`titles.${role}`)}
			</LinkButton>
			<ChapterList role={role} tree={tree} />
		</div>
	);
}
