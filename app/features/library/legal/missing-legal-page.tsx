import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { SectionNotFound } from "#app/ui/states/section-not-found.tsx";

type Props = { nearest: readonly { to: string; title: string; inEnglish: boolean }[] };

export function MissingLegalPage({ nearest }: Props) {
	const { t } = useTranslation("legal");
	return (
		<SectionNotFound title={t("missing.title")} text={t("missing.text")} meant={t("missing.meant")} nearest={nearest}>
			<LinkButton to="/legal">{t("missing.all")}</LinkButton>
		</SectionNotFound>
	);
}
