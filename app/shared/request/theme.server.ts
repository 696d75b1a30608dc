import { createSession, type SessionStorage } from "@remix-run/cloudflare";
import { createThemeSessionResolver } from "remix-themes";

export type Theme = "light" | "dark";

const YEAR = 60 * 60 * 24 * 365;

/**
 * The visitor's theme in a plain cookie, `theme=dark`, so that the first byte
 * already wears it. Nothing about it is worth signing.
 */
const themeStorage: SessionStorage = {
	getSession: async (cookie) => createSession({ theme: themeIn(cookie) }),
	commitSession: async (session) => themeCookie(String(session.get("theme"))),
	destroySession: async () => "theme=; Path=/; Max-Age=0; SameSite=Lax",
};

export const themeSession = createThemeSessionResolver(themeStorage);

/** A `Set-Cookie` value that keeps the theme for a year. */
export function keepTheme(theme: Theme): string {
	return themeCookie(theme);
}

function themeCookie(theme: string): string {
	return `theme=${theme}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

const themeIn = (cookie: string | null | undefined) => /(?:^|;\s*)theme=(\w+)/.exec(cookie ?? "")?.[1];

/** The theme that the visitor chose; light when there is none. */
export function readTheme(request: Request): Theme {
	return themeIn(request.headers.get("Cookie")) === "dark" ? "dark" : "light";
}
