import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { SectionNotFound } from "#app/ui/states/section-not-found.tsx";

type Props = { nearest: { slug: string; title: string }[] };

export function MissingTerm({ nearest }: Props) {
	const { t } = useTranslation("glossary");
	return (
		<SectionNotFound
			title={t("missing.title")}
			text={t("missing.text")}
			meant={t("missing.meant")}
			nearest={nearest.map(({ slug, title }) => ({ to: `/glossary/${slug}`, title }))}
		>
			<LinkButton to="/glossary">{t("term.all")}</LinkButton>
		</SectionNotFound>
	);
}
