import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";

/** Stands for the continue card when there is nothing to continue: all complete, or all closed. */
export function NothingOpen({ isAllComplete }: { isAllComplete: boolean }) {
	const { t } = useTranslation("dashboard");
	const key = isAllComplete ? "allComplete" : "nothingOpen";
	return (
		<EmptyState title={t(`${key}.title`)} action={<LinkButton to="/courses">{t("browse")}</LinkButton>}>
			{t(`${key}.text`)}
		</EmptyState>
	);
}
