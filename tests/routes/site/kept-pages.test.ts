import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const ask = async (path: string, headers: Record<string, string> = {}) => {
	const response = await school.request(path, { headers });
	const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
	const timing = response.headers.get("Server-Timing") ?? "";
	const isKept = timing.includes('page;desc="kept');
	return { response, nonce, isKept, trips: /(\d+) trips?/.exec(timing)?.[1], html: await response.text() };
};
/** Repeats until the page is cached, which happens after the response. */
const haveKept = (path: string, headers?: Record<string, string>) =>
	expect.poll(async () => (await ask(path, headers)).isKept, { timeout: 20_000 }).toBe(true);

describe("a page for visitors", () => {
	test.each([
		"/",
		"/fr/courses",
		"/courses/1",
		"/courses/1/modules",
		"/instructors/3",
		"/courses/1/preview/1",
		"/pricing",
		"/courses.data",
	])("%s is drawn once and asks the database nothing afterwards; each reader has a nonce of its own", async (path) => {
		const drawn = await ask(path, { Cookie: "theme=dark" });
		await haveKept(path, { Cookie: "theme=dark" });
		const [one, other] = [await ask(path, { Cookie: "theme=dark" }), await ask(path, { Cookie: "theme=dark" })];

		expect([drawn.trips, one.trips]).toEqual(["1", "0"]);
		expect(one.nonce).not.toBe(other.nonce);
		for (const { nonce, html } of [one, other]) {
			const scripts = [...html.matchAll(/<script(?! type="application)([^>]*)>/g)].map(([, attributes]) => attributes);
			for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
			expect(html).not.toContain(drawn.nonce);
			expect(html.replaceAll(nonce, "")).toBe(drawn.html.replaceAll(drawn.nonce, ""));
		}
		const brought = path.endsWith(".data") ? "private, no-store" : "private, no-cache";
		expect(one.response.headers.get("Cache-Control")).toBe(brought);
		expect(one.response.headers.get("Set-Cookie")).toBeNull();
	});

	test.each<Record<string, string>>([
		{ "Accept-Language": "de" },
		{ Cookie: "lang=ru" },
		{ Cookie: "theme=dark" },
		{ Cookie: "currency=EUR" },
		{ Cookie: "units=both" },
	])("is another for %j", async (headers) => {
		const path = "/courses/3/modules";
		await haveKept(path);
		expect((await ask(path, headers)).isKept).toBe(false);
		await haveKept(path, headers);
	});

	test("is the same whatever else a cookie says", async () => {
		await haveKept("/pricing");
		for (const cookie of ["ref=ANNA; visitor=1", "bookmark=x", `big=${"x".repeat(12_000)}`]) {
			expect((await ask("/pricing", { Cookie: cookie })).isKept).toBe(true);
		}
	});

	test("whose choice is still to be kept in a cookie is drawn for that reader", async () => {
		for (let time = 0; time < 3; time += 1) {
			const { isKept, response } = await ask("/pricing?currency=GBP");
			expect([isKept, response.headers.get("Set-Cookie")]).toEqual([false, expect.stringContaining("currency=GBP")]);
		}
	});

	test("is for visitors only: what a member sees is drawn for that member", async () => {
		await haveKept("/courses");
		const member = await school.request("/courses", { as: "student" });

		expect(member.headers.get("Server-Timing")).not.toContain("kept");
		expect(await member.text()).toContain('action="/logout"');
		expect((await ask("/courses", { Cookie: "sid=none" })).isKept).toBe(false);
	});

	test("ends when a setting changes what it shows", async () => {
		await haveKept("/");
		const changed = await school.postForm(
			"/admin/settings",
			{
				intent: "save",
				key: "displayRates",
				version: "0",
				"value.CAD": "1.4",
				"value.GBP": "1",
				"value.EUR": "1",
				"value.AUD": "2",
				"value.MXN": "17",
				"value.BRL": "5",
			},
			"admin",
		);
		expect(changed.status).toBe(302);
		expect((await ask("/")).isKept).toBe(false);
	});

	test("that is an error, or has an address the school does not know, is not kept", async () => {
		for (let time = 0; time < 3; time += 1) {
			for (const path of ["/courses/987654", "/courses?utm_source=mail"]) {
				expect([path, (await ask(path)).isKept]).toEqual([path, false]);
			}
		}
	});

	test("is one page, whoever the link is from that led there", async () => {
		await ask("/courses");
		await ask("/courses");
		expect((await ask("/courses?ref=ANNA")).isKept).toBe(true);
	});
});
