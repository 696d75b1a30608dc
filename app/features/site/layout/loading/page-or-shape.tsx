import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { SLOW_PAGE_MS } from "../frame-limits";
import type { PageLayouts } from "./page-shape";
import { useIsSlow } from "./use-is-slow";

type Props = { layouts: PageLayouts; children: ReactNode };

/** Shows the next page's skeleton when slow; only hides the old page, so input survives a failed navigation. */
export function PageOrSkeleton({ layouts, children }: Props) {
	const next = useNextPath();
	const isSlow = useIsSlow(next !== null, SLOW_PAGE_MS);
	const Shape = useLazyComponent(next !== null, loadSkeleton);
	const isShown = isSlow && Shape !== null;

	useEffect(() => {
		// The old scroll position was saved when navigation began.
		if (isShown) window.scrollTo({ top: 0, behavior: "instant" });
	}, [isShown]);

	return (
		<>
			{isShown && next !== null ? <Shape path={next} layouts={layouts} /> : null}
			<div hidden={isShown} className={isShown ? undefined : "contents"}>
				{children}
			</div>
		</>
	);
}

const loadSkeleton = () => import("./page-shape").then(({ PageSkeleton }) => PageSkeleton);

/** Path of a pending navigation, without language prefix; null for none or a form submission. */
function useNextPath(): string | null {
	const { state, location, formMethod } = useNavigation();
	const here = useLocation().pathname;
	const isPageChange = state === "loading" && !formMethod && location.pathname !== here;
	return isPageChange ? splitLanguagePrefix(location.pathname).path : null;
}
