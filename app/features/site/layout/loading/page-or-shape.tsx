import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { SLOW_PAGE_MS } from "../frame-limits";
import type { PageLayouts } from "./page-shape";
import { useIsSlow } from "./use-is-slow";

type Props = { layouts: PageLayouts; children: ReactNode };

/**
 * The page; while the next one takes its time, the shape of that one, whose code is fetched when it is on its way. The
 * page that is left is only hidden: what was typed into it is still there when nothing comes.
 */
export function PageOrShape({ layouts, children }: Props) {
	const next = useNextPath();
	const isSlow = useIsSlow(next !== null, SLOW_PAGE_MS);
	const Shape = useLazyComponent(next !== null, loadShape);
	const isShown = isSlow && Shape !== null;

	useEffect(() => {
		// The way back to where one was on the page that is left has been noted when the way began.
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

const loadShape = () => import("./page-shape").then(({ PageShape }) => PageShape);

/** The path of another page that is on its way, without language; null while none is, or a form is at work. */
function useNextPath(): string | null {
	const { state, location, formMethod } = useNavigation();
	const here = useLocation().pathname;
	const isPageChange = state === "loading" && !formMethod && location.pathname !== here;
	return isPageChange ? splitLanguagePrefix(location.pathname).path : null;
}
