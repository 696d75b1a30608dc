import { expect, test } from "vitest";
import { isVisit, visitorKey } from "./visitor-key.ts";

const versions = { build: "b1", content: "c1" };
const rule = { query: ["page", "level"] };
const ask = (path: string, headers: Record<string, string> = {}) => {
	const url = new URL(path, "https://school.example");
	return visitorKey({ request: new Request(url, { headers }), url, rule, versions });
};
const cookie = (value: string) => ({ Cookie: value });

test("the key holds host, path, known parameters, language, theme, currency, units and both versions", async () => {
	expect(await ask("/courses?page=2&level=beginner", cookie("lang=de; theme=dark; currency=EUR; units=both"))).toBe(
		"https://school.example/kept/b1/c1/de/dark/EUR/both/courses?level=beginner&page=2",
	);
	expect(await ask("/fr/courses")).toBe("https://school.example/kept/b1/c1/fr/light/USD/metric/fr/courses");
	expect(await ask("https://other.example/courses")).toContain("https://other.example/");
});

test("the version of a page by itself makes another key", async () => {
	const url = new URL("https://school.example/forum/7");
	const keyAt = (page: string) => visitorKey({ request: new Request(url), url, rule, versions: { ...versions, page } });
	expect(await keyAt("topic-3")).toBe("https://school.example/kept/b1/c1/topic-3/en/light/USD/metric/forum/7");
	expect(await keyAt("topic-4")).not.toBe(await keyAt("topic-3"));
});

test("nothing else of the cookies or headers enters it, however much there is", async () => {
	const plain = await ask("/courses");
	const others: Record<string, string>[] = [
		cookie("ref=ANNA; visitor=17; bookmark=00000001-00000002"),
		cookie(`big=${"x".repeat(15_000)}`),
		{ "User-Agent": "Googlebot" },
		{ Referer: "https://elsewhere.example/" },
	];
	for (const other of others) expect(await ask("/courses", other)).toBe(plain);
});

test.each(["theme=dark", "lang=ru", "currency=GBP", "units=both"])("%s makes another page", async (value) => {
	expect(await ask("/courses", cookie(value))).not.toBe(await ask("/courses"));
});

test("values that are none of ours make no page of their own", async () => {
	const plain = await ask("/courses");
	expect(await ask("/courses", cookie("theme=pink; lang=xx; currency=XYZ; units=miles"))).toBe(plain);
});

test("an address with a parameter that the page does not know has no key", async () => {
	expect(await ask("/courses?page=2&utm_source=x")).toBeNull();
	expect(await ask("/courses?ref=ANNA")).toBeNull();
});

test.each<[string, RequestInit, boolean]>([
	["a reader without credentials", {}, true],
	["a bookmark and a language", { headers: cookie("bookmark=1; lang=de") }, true],
	["a session", { headers: cookie("lang=de; sid=x") }, false],
	["a session over https", { headers: cookie("__Host-sid=x") }, false],
	["a token", { headers: { Authorization: "Bearer x" } }, false],
	["a post", { method: "POST" }, false],
])("%s: a visit is %s", (_what, init, is) => {
	expect(isVisit(new Request("https://school.example/courses", init))).toBe(is);
});
