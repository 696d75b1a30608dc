import { useTranslation } from "react-i18next";
import { LinkButton } from "../button";
import { EmptyState } from "../states/empty-state";

export function NoResults({ to }: { to: string }) {
	const { t } = useTranslation("lists");
	return (
		<EmptyState
			headingLevel={3}
			title={t("noneFound")}
			action={
				<LinkButton variant="secondary" to={to}>
					{t("showAll")}
				</LinkButton>
			}
		>
			{t("noneFoundText")}
		</EmptyState>
	);
}
