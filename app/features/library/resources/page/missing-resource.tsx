import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { SectionNotFound } from "#app/ui/states/section-not-found.tsx";

export function MissingResource({ nearest }: { nearest: readonly { title: string; to: string }[] }) {
	const { t } = useTranslation("resources");
	return (
		<SectionNotFound title={t("missing.title")} text={t("missing.text")} meant={t("missing.meant")} nearest={nearest}>
			<LinkButton to="/resources">{t("missing.back")}</LinkButton>
			<LinkButton to="/courses" variant="secondary">
				{t("missing.courses")}
			</LinkButton>
		</SectionNotFound>
	);
}
