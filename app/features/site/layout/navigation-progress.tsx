import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SLOW_NAVIGATION_MS } from "./frame-limits";
import { useIsSlow } from "./loading/use-is-slow";

export function NavigationProgress() {
	const { t } = useTranslation();
	const isSlow = useIsSlow(useNavigation().state !== "idle", SLOW_NAVIGATION_MS);
	if (!isSlow) return null;
	return (
		<div
			role="progressbar"
			aria-label={t("loading")}
			className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden forced-color-adjust-none print:hidden"
		>
			<div className="h-full origin-left animate-page-progress bg-brand" />
		</div>
	);
}
