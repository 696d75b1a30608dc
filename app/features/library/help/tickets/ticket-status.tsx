import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { TicketStatus } from "./ticket-rules";

const TONES = {
	unconfirmed: "warning",
	open: "info",
	waiting: "warning",
	answered: "success",
	closed: "neutral",
} as const;

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
	const { t } = useTranslation("help");
	return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

export function PriorityBadge() {
	const { t } = useTranslation("help");
	return <Badge tone="brass">{t("priority.badge")}</Badge>;
}
