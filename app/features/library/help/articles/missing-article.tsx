import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { SectionNotFound } from "#app/ui/states/section-not-found.tsx";

type Props = {
	nearest: { slug: string; title: string }[];
	categories: { slug: string; title: string }[];
};

export function MissingArticle({ nearest, categories }: Props) {
	const { t } = useTranslation("help");
	return (
		<SectionNotFound
			title={t("article.missing")}
			text={t("article.missingText")}
			meant={t("article.meant")}
			nearest={nearest.map(({ slug, title }) => ({ to: `/help/${slug}`, title }))}
		>
			<LinkButton to="/help">{t("article.back")}</LinkButton>
			<LinkButton to="/help/contact" variant="secondary">
				{t("ask.write")}
			</LinkButton>
			<ul className="flex w-full flex-wrap gap-x-6 gap-y-1 pt-5">
				{categories.map(({ slug, title }) => (
					<li key={slug}>
						<Link to={`/help#${slug}`} className="inline-flex min-h-11 items-center link text-ui">
							{title}
						</Link>
					</li>
				))}
			</ul>
		</SectionNotFound>
	);
}
