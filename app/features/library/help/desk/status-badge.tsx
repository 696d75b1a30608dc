import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import type { TicketStatus } from "../tickets/ticket-rules";

const TONES = { open: "danger", waiting: "warning", answered: "success", closed: "neutral" } as const;

export function StatusBadge({ status }: { status: TicketStatus }) {
	const { t } = useTranslation("desk");
	const shown = status === "unconfirmed" ? "open" : status;
	return <Badge tone={TONES[shown]}>{t(`state.${shown}`)}</Badge>;
}

export function PriorityBadge() {
	const { t } = useTranslation("desk");
	return <Badge tone="brass">{t("priority.badge")}</Badge>;
}
