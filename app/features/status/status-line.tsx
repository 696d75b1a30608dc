import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names";
import { CircleCheck, Info, TriangleAlert } from "../../ui/icons";
import { Link } from "../../ui/link";
import type { DayState } from "./status-now";

/** How the school is now, as another page shows it, with the way to the whole story. */
export function StatusLine({ state }: { state: DayState }) {
	const { t } = useTranslation("status");
	const Icon = state === "up" ? CircleCheck : state === "none" ? Info : TriangleAlert;
	return (
		<section aria-labelledby="status-now">
			<h2 id="status-now" className="text-step-4">
				{t("title")}
			</h2>
			<p className="mt-3 flex items-center gap-2.5 border-t border-line-strong pt-4 text-ui">
				<Icon className={classNames("size-4.5 shrink-0", COLOURS[state])} />
				<Link to="/status" className="link hit-area">
					{t(`now.${state}`)}
				</Link>
			</p>
		</section>
	);
}

const COLOURS: Record<DayState, string> = {
	up: "text-brand-text",
	some: "text-warning",
	down: "text-danger",
	none: "text-ink-muted",
};
