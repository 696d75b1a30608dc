import { useTranslation } from "react-i18next";
import { useScrolledPast } from "#app/shared/browser/use-scrolled-past.ts";
import { ArrowUp } from "#app/ui/icons.tsx";
import { BACK_TO_TOP_AFTER } from "./frame-limits";

export function BackToTop() {
	const { t } = useTranslation("frame");
	if (!useScrolledPast(BACK_TO_TOP_AFTER)) return null;

	function goUp() {
		document.getElementById("main")?.focus({ preventScroll: true });
		window.scrollTo({ top: 0, behavior: "auto" });
	}

	return (
		<button
			type="button"
			onClick={goUp}
			aria-label={t("backToTop")}
			data-tooltip={t("backToTop")}
			className="hit-area inline-flex size-11 animate-rise-in items-center justify-center rounded-full border border-control bg-surface-raised text-ink shadow-float transition-colors duration-quick hover:bg-surface-sunken"
		>
			<ArrowUp className="size-5" />
		</button>
	);
}
