import { createSession, type SessionStorage } from "@remix-run/cloudflare";
import { createThemeSessionResolver } from "remix-themes";
import { YEAR_SECONDS } from "#app/shared/durations.ts";

export type Theme = "light" | "dark";

/** The theme in a plain cookie, `theme=dark`, so that the first byte is themed. Not secret, so not signed. */
const themeStorage: SessionStorage = {
	getSession: async (cookie) => createSession({ theme: themeIn(cookie) }),
	commitSession: async (session) => formatThemeCookie(String(session.get("theme"))),
	destroySession: async () => "theme=; Path=/; Max-Age=0; SameSite=Lax",
};

export const themeSession = createThemeSessionResolver(themeStorage);

export function keepTheme(theme: Theme): string {
	return formatThemeCookie(theme);
}

function formatThemeCookie(theme: string): string {
	return `theme=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

const themeIn = (cookie: string | null | undefined) => /(?:^|;\s*)theme=(\w+)/.exec(cookie ?? "")?.[1];

export function readTheme(request: Request): Theme {
	return themeIn(request.headers.get("Cookie")) === "dark" ? "dark" : "light";
}
