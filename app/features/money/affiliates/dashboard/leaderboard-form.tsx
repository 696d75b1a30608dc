import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { type DashboardAnswer, DashboardFormFrame } from "./dashboard-form";

type Props = { alias: string; isListed: boolean; answer: DashboardAnswer | undefined };

export function LeaderboardForm({ alias, isListed, answer }: Props) {
	const { t } = useTranslation("earnings");
	return (
		<SplitSection id="leaderboard" title={t("leaderboard.title")} text={t("leaderboard.text")}>
			<DashboardFormFrame intent="leaderboard" answer={answer} submit={t("save")}>
				{(field, typed) => (
					<>
						<Checkbox
							name="isListed"
							label={t("leaderboard.show")}
							defaultChecked={typed ? typed.isListed !== undefined : isListed}
						/>
						<TextField
							{...field("alias", alias)}
							label={t("leaderboard.alias")}
							help={t("leaderboard.aliasHelp")}
							maxLength={30}
							autoComplete="off"
						/>
					</>
				)}
			</DashboardFormFrame>
		</SplitSection>
	);
}
