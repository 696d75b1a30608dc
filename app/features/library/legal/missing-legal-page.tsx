import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { SectionNotFound } from "#app/ui/states/section-not-found.tsx";

type Props = { nearest: readonly { to: string; title: string; inEnglish: boolean }[] };

/** In the place of a legal page that the school does not have: what may have been meant, and the way to all of them. */
export function MissingLegalPage({ nearest }: Props) {
	const { t } = useTranslation("legal");
	return (
		<SectionNotFound title={t("missing.title")} text={t("missing.text")} meant={t("missing.meant")} nearest={nearest}>
			<LinkButton to="/legal">{t("missing.all")}</LinkButton>
		</SectionNotFound>
	);
}
