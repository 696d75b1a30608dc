import { beforeAll, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const NEWCOMERS = 60_000;

/** Enough registrations that counting them takes longer than rendering the rest. */
beforeAll(async () => {
	await school.db
		.prepare(
			`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
			INSERT INTO users (name, email, role, time_zone, language, created_at)
			SELECT 'Newcomer', 'newcomer' || n || '@mail.example', 'student', 'UTC', 'en', ?2 - n FROM numbers`,
		)
		.bind(NEWCOMERS, Date.now())
		.run();
});

async function overview(reader = BROWSER) {
	const response = await school.request("/admin", { as: "admin", headers: { "User-Agent": reader } });
	return { html: await response.text(), headers: response.headers };
}

const LATE = '<div hidden id="S:0">';
const CHART = "New registrations on each of the last 30 days";

test("the shell comes first, with the shape of what is late; that follows behind it", async () => {
	const { html, headers } = await overview();
	const [shell = "", late = ""] = html.split(LATE);

	expect(shell).toContain("</footer>");
	expect(shell).toContain('aria-labelledby="registrations" class="noscript:hidden"');
	expect(shell).not.toContain(CHART);
	expect(late).toContain(CHART);
	// Session and page in one trip; the late part is the second.
	expect(/(\d+) trips?/.exec(headers.get("Server-Timing") ?? "")?.[1]).toBe("2");
});

test("every script that comes late carries the nonce of the page", async () => {
	const { html, headers } = await overview();
	const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
	const scripts = [...(html.split(LATE)[1] ?? "").matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);

	expect(scripts.length).toBeGreaterThan(0);
	for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
});

test("a crawler gets the page whole: nothing hidden, nothing to wait for", async () => {
	const { html } = await overview(CRAWLER);
	const [body = ""] = html.split("</main>");

	expect(html).not.toContain(LATE);
	expect(body).toContain(CHART);
});

test("walking to the page brings its data the same way", async () => {
	const response = await school.request("/admin.data", { as: "admin" });
	const text = await response.text();

	expect(response.status).toBe(200);
	expect(text).toContain("registrations");
	expect(text).toContain("isToday");
});
