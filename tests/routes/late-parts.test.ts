import { expect, test } from "vitest";
import { openedSchool } from "./school.ts";

const school = openedSchool();

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** The overview of admins in the order in which it arrives. */
async function overview(headers: Record<string, string> = {}) {
	const response = await school.request("/admin", { as: "admin", headers });
	return { html: await response.text(), headers: response.headers };
}

/** Entries of the activity, which is the late part of the page. */
const entriesOf = (html: string) => [...html.matchAll(/<time dateTime="[^"]+" class="text-step-1 text-ink-subtle">/g)];

test("the shell comes first, with the shape of what is late; that follows behind it", async () => {
	const { html } = await overview();
	const late = html.indexOf('<div hidden id="S:0">');
	const [shell, rest] = [html.slice(0, late), html.slice(late)];

	expect(late).toBeGreaterThan(0);
	expect(shell).toContain("</footer>");
	expect(shell).toMatch(/<section[^>]+class="noscript:hidden"/);
	expect(entriesOf(shell)).toEqual([]);
	expect(entriesOf(rest).length).toBeGreaterThan(0);
});

test("every script that comes late carries the nonce of the page", async () => {
	const { html, headers } = await overview();
	const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
	const late = html.slice(html.indexOf('<div hidden id="S:0">'));
	const scripts = [...late.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);

	expect(scripts.length).toBeGreaterThan(0);
	for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
});

test("a crawler gets the page whole: nothing hidden, nothing to wait for", async () => {
	const { html } = await overview({ "User-Agent": CRAWLER });
	const [body] = html.split("</main>");

	expect(html).not.toContain('id="S:0"');
	expect(entriesOf(body ?? "").length).toBeGreaterThan(0);
});

test("the page is ready after two round trips, the activity asks for a third beside them", async () => {
	const { headers } = await overview();
	expect(/(\d+) trips?/.exec(headers.get("Server-Timing") ?? "")?.[1]).toBe("3");
});
