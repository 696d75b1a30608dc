import { expect, test } from "vitest";
import { isFollowedLink } from "./is-followed-link.ts";
import { withoutReference } from "./referral.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
const ask = (headers: Record<string, string>, method = "GET") =>
	isFollowedLink(
		new Request("https://school.example/?ref=ANNA", { method, headers: { "User-Agent": BROWSER, ...headers } }),
	);

test("a browser that opens a page is counted", () => {
	expect([ask({}), ask({ "Sec-Fetch-Dest": "document" })]).toEqual([true, true]);
});

test.each<[string, Record<string, string>]>([
	["a search engine", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
	["a preview of a chat", { "User-Agent": "WhatsApp/2.23.20.0" }],
	["a program", { "User-Agent": "python-requests/2.32" }],
	["nobody who says who", { "User-Agent": "" }],
	["a page fetched ahead", { "Sec-Purpose": "prefetch;prerender" }],
	["an old browser that fetches ahead", { "X-Moz": "prefetch" }],
	["a picture", { "Sec-Fetch-Dest": "image" }],
])("%s is not", (_who, headers) => expect(ask(headers)).toBe(false));

test("asking for the head alone is not", () => expect(ask({}, "HEAD")).toBe(false));

test("what is drawn knows no code, and all else of the address", () => {
	const followed = new URL("https://school.example/courses?page=2&ref=ANNA");
	expect(withoutReference(followed).href).toBe("https://school.example/courses?page=2");
	expect(followed.searchParams.get("ref")).toBe("ANNA");
});
