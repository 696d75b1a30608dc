import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Theme, useTheme } from "remix-themes/build/theme-provider";
import { LANGUAGE_KEY } from "#app/shared/words/languages.ts";

const THEME_KEY = "theme";

/** Mirrors language and theme to local storage. A theme only in storage is copied to the cookie. */
export function MirrorPreferences() {
	const [theme, setTheme] = useTheme();
	const { i18n } = useTranslation();

	const isFirst = useRef(true);

	useEffect(() => {
		const stored = isFirst.current && !hasThemeCookie() ? read(THEME_KEY) : null;
		isFirst.current = false;
		if (stored !== theme && (stored === Theme.DARK || stored === Theme.LIGHT)) setTheme(stored);
		else store(THEME_KEY, theme ?? Theme.LIGHT);
	}, [theme, setTheme]);
	useEffect(() => store(LANGUAGE_KEY, i18n.language), [i18n.language]);
	return null;
}

function hasThemeCookie(): boolean {
	return /(?:^|; )theme=/.test(document.cookie);
}

function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function store(key: string, value: string) {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Storage may be full or forbidden; the cookie decides.
	}
}
