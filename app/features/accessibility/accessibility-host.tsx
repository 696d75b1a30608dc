import { useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../../ui/use-lazy-component";
import { onPanelRequest } from "./panel-request";
import { onPreferencesChange, takeOverPreferences, wearPreferences } from "./preferences-store";

/**
 * Mounted once, in the root: wears the preferences on every page and shows the
 * panel to whoever asks for it. Its code is fetched the first time.
 */
export function AccessibilityHost() {
	const [isOpen, setOpen] = useState(false);
	const close = useCallback(() => setOpen(false), []);
	const Panel = useLazyComponent(isOpen, loadPanel, close);
	const opener = useRef<Element | null>(null);

	useEffect(() => {
		// Once more than the script in the head: React may have made the document anew after an error.
		takeOverPreferences();
		wearPreferences();
		return onPreferencesChange(() => {});
	}, []);
	useEffect(
		() =>
			onPanelRequest((returnTo) => {
				opener.current = returnTo;
				setOpen(true);
			}),
		[],
	);

	if (!Panel) return null;
	return <Panel isOpen={isOpen} close={close} returnFocus={() => focusAgain(opener.current)} />;
}

const loadPanel = () => import("./accessibility-panel").then(({ AccessibilityPanel }) => AccessibilityPanel);

/** A menu that has closed meanwhile gets the focus at its button. */
function focusAgain(opener: Element | null) {
	const closed = opener?.closest("details:not([open])")?.querySelector("summary");
	const target = closed ?? (opener?.isConnected && opener !== document.body ? opener : null);
	(target instanceof HTMLElement ? target : document.getElementById("main"))?.focus();
}
