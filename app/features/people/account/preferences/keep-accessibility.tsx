import { useEffect } from "react";
import { onPreferencesChange, storedPreferences } from "#app/features/site/accessibility/preferences-store.ts";

/** Keeps what is chosen in the panel with the account of whoever is signed in. When that fails, the device still has it. */
export function KeepAccessibility() {
	useEffect(
		() =>
			onPreferencesChange(() => {
				const body = new URLSearchParams({ preferences: storedPreferences() ?? "{}" });
				fetch("/preferences/accessibility", { method: "POST", body, keepalive: true }).catch(() => {});
			}),
		[],
	);
	return null;
}
