import { useEffect } from "react";
import { onPreferencesChange, storedPreferences } from "#app/features/site/accessibility/preferences-store.ts";

export function SaveAccessibility() {
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
