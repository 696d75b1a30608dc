import { useTranslation } from "react-i18next";
import type { RefundState as State } from "../../../../db/schema/money/refunds";
import { Badge, type BadgeTone } from "../../../ui/badge";

/** The state of a refund in words. */
export function RefundState({ state, className }: { state: State; className?: string }) {
	const { t } = useTranslation("orderdesk");
	return (
		<Badge tone={TONES[state]} {...(className ? { className } : {})}>
			{t(`refundStates.${state}`)}
		</Badge>
	);
}

const TONES: Record<State, BadgeTone> = {
	...{ requested: "warning", approved: "success", sent: "success", succeeded: "success" },
	...{ failed: "danger", declined: "neutral", takenBack: "neutral" },
};
