import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ArrowDown, X } from "#app/ui/icons.tsx";
import { BAR_HEIGHT, positionToOffer, readingBlocks } from "./reading-blocks";
import { positionOnDevice } from "./use-reading-place";

/** Pixels. A reader who has scrolled this far needs no offer. */
const SCROLLED_FAR_PIXELS = 240;

/** Not shown after arriving by fragment, history navigation or reload. */
export function ContinueWhereYouWere({ lessonId, known }: { lessonId: number; known: number | null }) {
	const { t } = useTranslation("lesson");
	const owner = useQueueOwner();
	const { hash } = useLocation();
	const [at, setAt] = useState<number | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only what was known when the lesson was opened counts
	useEffect(() => {
		if (owner === null || hash || window.scrollY > SCROLLED_FAR_PIXELS) return;
		setAt(positionToOffer(positionOnDevice(owner, lessonId) ?? known, readingBlocks().length));
		const close = () => {
			if (window.scrollY > SCROLLED_FAR_PIXELS) setAt(null);
		};
		addEventListener("scroll", close, { passive: true });
		return () => removeEventListener("scroll", close);
	}, [lessonId, owner]);

	if (at === null) return null;
	function goOn() {
		const block = readingBlocks()[at ?? 0];
		const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (!block) return setAt(null);
		const top = block.getBoundingClientRect().top + window.scrollY - BAR_HEIGHT + 8;
		window.scrollTo({ top, behavior: isCalm ? "auto" : "smooth" });
		block.setAttribute("tabindex", "-1");
		block.focus({ preventScroll: true });
		setAt(null);
	}
	return (
		<aside
			aria-label={t("wasHere.label")}
			className="fixed inset-x-4 bottom-20 md:bottom-22 z-20 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-1 rounded-card border border-line bg-surface py-1 pr-1 pl-2 shadow-float lg:bottom-6 print:hidden"
		>
			<Button variant="quiet" onClick={goOn}>
				<ArrowDown className="size-4.5" />
				{t("wasHere.goOn")}
			</Button>
			<IconButton label={t("wasHere.close")} onClick={() => setAt(null)}>
				<X className="size-4.5" />
			</IconButton>
		</aside>
	);
}
