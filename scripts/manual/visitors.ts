import type { Browser, BrowserContext } from "playwright";
import type { Language } from "#app/shared/words/languages.ts";
import type { Screen } from "./screens.ts";
import { WINDOW_SIZE } from "./take-picture.ts";

const PASSWORD = "grew-demo-2026";

/** Signed in to the demo school, or as a visitor. Change languages with `speak`. */
export async function openBrowserAs(browser: Browser, address: string, who: Screen["as"]): Promise<BrowserContext> {
	const context = await browser.newContext({ viewport: WINDOW_SIZE, reducedMotion: "reduce", timezoneId: "UTC" });
	if (who === "visitor") return context;
	const answer = await context.request.post(`${address}/api/auth/login`, {
		data: { email: `${who}@grew.example`, password: PASSWORD },
		headers: { Origin: address },
	});
	if (!answer.ok()) throw new Error(`Signing in as ${who} answered ${answer.status()}.`);
	return context;
}

/** Sets the language and light theme of pages opened from now on. */
export async function setLanguageAndTheme(context: BrowserContext, address: string, language: Language): Promise<void> {
	await context.addCookies([{ name: "lang", value: language, url: address }]);
}
