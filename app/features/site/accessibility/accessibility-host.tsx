import { useEffect } from "react";
import { useLazyOverlay } from "#app/ui/floating/lazy-overlay.ts";
import { panelRequest } from "./panel-request";
import { adoptAccountPreferences, applyPreferences, onPreferencesChange } from "./preferences-store";

/** Mounted once, in the root: applies the preferences and shows the panel, whose code loads on first use. */
export function AccessibilityHost() {
	const { Part: Panel, isOpen, close, returnFocus } = useLazyOverlay(panelRequest, loadPanel);

	useEffect(() => {
		// Repeats the script in the head, because React may have recreated the document after an error.
		adoptAccountPreferences();
		applyPreferences();
		return onPreferencesChange(() => {});
	}, []);

	return Panel ? <Panel isOpen={isOpen} close={close} returnFocus={returnFocus} /> : null;
}

const loadPanel = () => import("./accessibility-panel").then(({ AccessibilityPanel }) => AccessibilityPanel);
