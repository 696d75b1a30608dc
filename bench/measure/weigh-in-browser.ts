import { existsSync } from "node:fs";
import { chromium, type Response } from "playwright";
import { browserCookies } from "./browser-cookies.ts";
import { type Scales, weightOf } from "./weight.ts";

const KIND_OF_RESOURCE = { document: "html", stylesheet: "css", script: "js" } as const;

export async function openBrowserScales(): Promise<Scales | null> {
	const installed = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
	const executablePath = existsSync(installed) ? installed : undefined;
	const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
	const browser = await chromium.launch({ executablePath, args }).catch(() => null);
	if (!browser) return null;

	async function weigh(url: string, cookie?: string) {
		const context = await (browser as NonNullable<typeof browser>).newContext({
			locale: "en-US",
			serviceWorkers: "block",
		});
		try {
			if (cookie) await context.addCookies(browserCookies(cookie, url));
			const page = await context.newPage();
			const responses: Response[] = [];
			page.on("response", (response) => responses.push(response));
			const answer = await page.goto(url, { waitUntil: "networkidle", timeout: 30_000 });
			if (answer?.status() !== 200 || answer.request().redirectedFrom())
				throw new Error(`${url} answers ${answer?.status()}`);
			const files = await Promise.all(responses.map(toFile));
			return weightOf(
				files.filter((file) => file !== null),
				"browser",
			);
		} finally {
			await context.close();
		}
	}
	return { weigh, close: () => browser.close() };
}

async function toFile(response: Response) {
	const kind = KIND_OF_RESOURCE[response.request().resourceType() as keyof typeof KIND_OF_RESOURCE];
	return kind ? { kind, content: await response.body() } : null;
}
