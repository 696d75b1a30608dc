import { type Browser, chromium } from "playwright";
import { findBrowser } from "#scripts/browser.mjs";
import { ENVIRONMENT } from "#scripts/node.mjs";
import { browserCookies } from "./browser-cookies.ts";
import { findFreePort } from "./free-port.ts";

/** A Chromium driven by Lighthouse at `port` and by Playwright as `browser`. */
export type AuditBrowser = {
	browser: Browser;
	port: number;
	wear: (cookie: string | undefined, address: string) => Promise<void>;
};

/** Opens the Chromium of the browser tests, installing it if missing. Throws if that fails. */
export async function openAuditBrowser(): Promise<AuditBrowser> {
	const port = await findFreePort();
	const browser = await chromium.launch({
		executablePath: findBrowser(ENVIRONMENT),
		args: [
			`--remote-debugging-port=${port}`,
			// Chromium's sandbox refuses to run as root.
			...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			// Lighthouse's page language follows the browser.
			"--lang=en-US",
		],
	});
	const devtools = await browser.newBrowserCDPSession();

	async function wear(cookie: string | undefined, address: string) {
		await devtools.send("Storage.clearCookies");
		if (cookie) await devtools.send("Storage.setCookies", { cookies: browserCookies(cookie, address) });
	}
	return { browser, port, wear };
}
