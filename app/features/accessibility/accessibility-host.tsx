import { type ComponentType, useEffect, useRef, useState } from "react";
import type { AccessibilityPanelProps } from "./accessibility-panel";
import { onPanelRequest } from "./panel-request";
import { onPreferencesChange, wearPreferences } from "./preferences-store";

/**
 * Mounted once, in the root: wears the preferences on every page and shows the
 * panel to whoever asks for it. Its code is fetched the first time.
 */
export function AccessibilityHost() {
	const [isOpen, setOpen] = useState(false);
	const [Panel, setPanel] = useState<ComponentType<AccessibilityPanelProps> | null>(null);
	const opener = useRef<Element | null>(null);

	useEffect(() => {
		// Once more than the script in the head: React may have made the document anew after an error.
		wearPreferences();
		return onPreferencesChange(() => {});
	}, []);
	useEffect(
		() =>
			onPanelRequest(() => {
				opener.current = document.activeElement;
				setOpen(true);
				import("./accessibility-panel").then(
					({ AccessibilityPanel }) => setPanel(() => AccessibilityPanel),
					() => setOpen(false),
				);
			}),
		[],
	);

	if (!Panel) return null;
	return <Panel isOpen={isOpen} close={() => setOpen(false)} returnFocus={() => focusAgain(opener.current)} />;
}

/** A menu that has closed meanwhile gets the focus at its button. */
function focusAgain(opener: Element | null) {
	const closed = opener?.closest("details:not([open])")?.querySelector("summary");
	const target = closed ?? (opener?.isConnected && opener !== document.body ? opener : null);
	(target instanceof HTMLElement ? target : document.getElementById("main"))?.focus();
}
