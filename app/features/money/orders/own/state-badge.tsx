import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { ShownState } from "./order-view.server";

export function StateBadge({ state }: { state: ShownState }) {
	const { t } = useTranslation("orders");
	return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}

const TONES: Record<ShownState, BadgeTone> = {
	created: "neutral",
	pending: "info",
	processing: "info",
	paid: "success",
	free: "success",
	failed: "danger",
	inReview: "warning",
	expired: "neutral",
	refunding: "info",
	partlyRefunded: "neutral",
	refunded: "neutral",
};
