import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";

/** Replaces the continue card when all courses are complete or closed. */
export function NothingOpen({ isAllComplete }: { isAllComplete: boolean }) {
	const { t } = useTranslation("dashboard");
	const key = isAllComplete ? "allComplete" : "nothingOpen";
	return (
		<EmptyState title={t(`${key}.title`)} action={<LinkButton to="/courses">{t("browse")}</LinkButton>}>
			{t(`${key}.text`)}
		</EmptyState>
	);
}
