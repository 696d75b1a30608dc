import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CircleCheck, Info, TriangleAlert } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { type DayState, FRESH_MINUTES } from "./status-now";

/** Cached pages may be old, so the browser resets a status that was rendered too long ago (`at`) to `none`. */
export function StatusLine({ state: drawn, at }: { state: DayState; at: number }) {
	const { t } = useTranslation("status");
	const [isOld, setOld] = useState(false);
	useEffect(() => setOld(Date.now() - at > FRESH_MINUTES * MINUTE_MS), [at]);
	const state = isOld ? "none" : drawn;
	const Icon = state === "up" ? CircleCheck : state === "none" ? Info : TriangleAlert;
	return (
		<section aria-labelledby="status-now">
			<h2 id="status-now" className="text-step-4">
				{t("title")}
			</h2>
			<p className="mt-3 flex items-center gap-2.5 border-t border-line-strong pt-4 text-ui">
				<Icon className={classNames("size-4.5 shrink-0", COLOUR_OF_STATE[state])} />
				<Link to="/status" className="link hit-area">
					{t(`now.${state}`)}
				</Link>
			</p>
		</section>
	);
}

const COLOUR_OF_STATE: Record<DayState, string> = {
	up: "text-brand-text",
	some: "text-warning",
	down: "text-danger",
	none: "text-ink-muted",
};
