import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { AnnouncementView } from "./announcement-view";

const TONES = { draft: "neutral", scheduled: "info", sending: "warning", sent: "success", stopped: "danger" } as const;

export function StateBadge({ state }: Pick<AnnouncementView, "state">) {
	const { t } = useTranslation("announcements");
	return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
