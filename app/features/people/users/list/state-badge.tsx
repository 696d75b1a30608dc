import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { PersonState } from "./people-view";

const TONES = { active: "success", unconfirmed: "warning", suspended: "danger" } as const;

export function StateBadge({ state }: { state: PersonState }) {
	const { t } = useTranslation("people");
	return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
