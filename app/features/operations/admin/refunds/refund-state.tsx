import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { RefundState as State } from "#db/schema/money/refunds.ts";

export function RefundState({ state, className }: { state: State; className?: string }) {
	const { t } = useTranslation("orderdesk");
	return (
		<Badge tone={TONES[state]} {...(className ? { className } : {})}>
			{t(`refundStates.${state}`)}
		</Badge>
	);
}

const TONES: Record<State, BadgeTone> = {
	requested: "warning",
	approved: "success",
	sent: "success",
	succeeded: "success",
	failed: "danger",
	declined: "neutral",
	takenBack: "neutral",
};
