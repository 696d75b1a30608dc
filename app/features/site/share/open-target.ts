import { isHomePageTarget, type ShareTarget } from "./share-targets";
import { type SharedPage, shareUrl } from "./share-url";

export const POPUP_WIDTH_PX = 600;
export const POPUP_HEIGHT_PX = 400;

/** The new window gets neither opener nor referrer. */
export const POPUP_FEATURES = `noopener,noreferrer,width=${POPUP_WIDTH_PX},height=${POPUP_HEIGHT_PX}`;
export const TAB_FEATURES = "noopener,noreferrer";

export function openTarget(target: ShareTarget, page: SharedPage, browser: Pick<Window, "open"> = window): void {
	const features = isHomePageTarget(target) ? TAB_FEATURES : POPUP_FEATURES;
	browser.open(shareUrl(target, page), "_blank", features);
}
