import { useTranslation } from "react-i18next";
import { usePolling } from "#app/features/money/orders/success/use-polling.ts";
import { Progress } from "#app/ui/figures/progress.tsx";
import { Link } from "#app/ui/link.tsx";
import type { AnnouncementView } from "./announcement-view";

/** How far the walk through the audience has come; asks again by itself while it goes on. */
export function SendingProgress({ announcement: { state, progress, to } }: { announcement: AnnouncementView }) {
	const { t } = useTranslation("announcements");
	const isGoingOn = state === "sending";
	usePolling(isGoingOn);
	const { reached, total, reachedText, totalText } = progress;
	const words =
		totalText === null ? t("progress.begins") : t("progress.sent", { reached: reachedText, total: totalText });
	return (
		<div className="grid max-w-120 gap-3">
			<p aria-live="polite" aria-atomic="true">
				{words}
			</p>
			{isGoingOn ? (
				<>
					<Progress
						label={t("progress.label")}
						value={total === null ? null : Math.min(reached, total)}
						max={total ?? undefined}
						valueText={words}
					/>
					<Link to={to} className="link justify-self-start text-label" preventScrollReset>
						{t("progress.again")}
					</Link>
				</>
			) : null}
		</div>
	);
}
