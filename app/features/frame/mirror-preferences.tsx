import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useTheme } from "remix-themes/build/theme-provider";
import { LANGUAGE_KEY } from "../../shared/words/languages";

/** Keeps language and theme in local storage beside their cookies, under the keys of the specification. */
export function MirrorPreferences() {
	const [theme] = useTheme();
	const { i18n } = useTranslation();

	useEffect(() => remember("theme", theme ?? "light"), [theme]);
	useEffect(() => remember(LANGUAGE_KEY, i18n.language), [i18n.language]);
	return null;
}

function remember(key: string, value: string) {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Storage may be full or forbidden; the cookie is what counts.
	}
}
