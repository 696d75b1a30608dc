import { useEffect } from "react";
import { useLazyOverlay } from "#app/ui/floating/lazy-overlay.ts";
import { panelRequest } from "./panel-request";
import { onPreferencesChange, takeOverPreferences, wearPreferences } from "./preferences-store";

/**
 * Mounted once, in the root: wears the preferences on every page and shows the
 * panel to the signed-in user for it. Its code is fetched the first time.
 */
export function AccessibilityHost() {
	const { Part: Panel, isOpen, close, returnFocus } = useLazyOverlay(panelRequest, loadPanel);

	useEffect(() => {
		// Once more than the script in the head: React may have made the document anew after an error.
		takeOverPreferences();
		wearPreferences();
		return onPreferencesChange(() => {});
	}, []);

	return Panel ? <Panel isOpen={isOpen} close={close} returnFocus={returnFocus} /> : null;
}

const loadPanel = () => import("./accessibility-panel").then(({ AccessibilityPanel }) => AccessibilityPanel);
