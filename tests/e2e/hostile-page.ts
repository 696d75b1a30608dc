import type { Page } from "@playwright/test";
import { expect } from "./school";

/** Hostile texts call `ran()`. */
export async function noticeScripts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.assign(window, { ran: () => Object.assign(window, { hasRun: true }) });
	});
}

/**
 * What of a hostile text has become a part of the page, of a frame in it, or has run. Empty where all stayed text.
 * A link of a member to another site, marked as one, is none.
 */
export async function becameMarkup(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const addresses = ["href", "src", "action", "formaction", "data", "xlink:href", "poster", "srcset"];
		const leadsAway = (value: string) => {
			if (!URL.canParse(value, location.href)) return false;
			const { protocol, host } = new URL(value, location.href);
			return (
				host === "hostile.example" ||
				/^(?:javascript|vbscript|data):(?!image\/(?:png|webp|jpeg))/.test(protocol + value.slice(protocol.length))
			);
		};
		const wrongIn = (root: Document): string[] => {
			const wrong = [];
			for (const element of root.querySelectorAll("*")) {
				if (element.className === "hostile" || element.id === "hostile" || element.tagName === "X-HOSTILE")
					wrong.push(element.outerHTML.slice(0, 200));
				for (const { name, value } of element.attributes) {
					const mayLead = element.matches('a[href^="http"][rel~="ugc"]') && name === "href";
					const leads = !mayLead && addresses.includes(name.toLowerCase()) && leadsAway(value);
					if (/^on/i.test(name) || leads || (name === "style" && value.includes("hostile")))
						wrong.push(`${element.tagName} ${name}=${value.slice(0, 100)}`);
				}
				if (element instanceof HTMLIFrameElement && element.srcdoc)
					wrong.push(...wrongIn(new DOMParser().parseFromString(element.srcdoc, "text/html")));
			}
			for (const script of root.scripts) {
				const isData = script.type === "application/ld+json" || script.type === "application/json";
				if (/^\s*(?:\/\/)?\s*ran\(\)/.test(script.text) && !isData) wrong.push(script.outerHTML);
			}
			return wrong;
		};
		const { hasRun } = window as { hasRun?: true };
		return hasRun ? ["ran", ...wrongIn(document)] : wrongIn(document);
	});
}

/** Visits pages of the school at that address. */
export async function expectTextAlone(page: Page, address: string, paths: readonly string[]) {
	const wrong: Record<string, string[]> = {};
	for (const path of paths) {
		const response = await page.goto(address + path, { waitUntil: "load" });
		expect([path, response?.status()]).toEqual([path, 200]);
		const found = await becameMarkup(page);
		if (found.length > 0) wrong[path] = found;
	}
	expect(wrong).toEqual({});
}
