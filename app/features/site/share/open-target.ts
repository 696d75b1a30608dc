import { isHomePageTarget, type ShareTarget } from "./share-targets";
import { type SharedPage, shareUrl } from "./share-url";

/** The size of the small window, in pixels. */
export const POPUP_WIDTH_PX = 600;
export const POPUP_HEIGHT_PX = 400;

/** What the window is asked to be: it knows neither who opened it nor from which page. */
export const POPUP_FEATURES = `noopener,noreferrer,width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX}`;
export const TAB_FEATURES = "noopener,noreferrer";

/** Opens a target's share page in a small window, or its home page in a tab. */
export function openTarget(target: ShareTarget, page: SharedPage, browser: Pick<Window, "open"> = window): void {
	const features = isHomePageTarget(target) ? TAB_FEATURES : POPUP_FEATURES;
	browser.open(shareUrl(target, page), "_blank", features);
}
