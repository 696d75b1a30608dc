import { useTranslation } from "react-i18next";
import type { EnrollmentStatus } from "#app/features/learning/enrollment/enrollment-status.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

export function LearnerStatus({ status }: { status: EnrollmentStatus }) {
	const { t } = useTranslation("teaching");
	return (
		<Badge tone={TONES[status]} className="whitespace-nowrap">
			{t(`statuses.${status}`)}
		</Badge>
	);
}

const TONES: Record<EnrollmentStatus, BadgeTone> = {
	enrolled: "neutral",
	active: "info",
	in_progress: "info",
	completed: "success",
	paused: "warning",
	expired: "warning",
	refunded: "neutral",
};
