import { expect, test } from "vitest";
import { browserFamilyOf, deviceOf } from "./browser-family";

const chrome =
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

test.each([
	[chrome, "Chrome 131, Windows"],
	[`${chrome} Edg/131.0.2903.51`, "Edge 131, Windows"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox 133, Linux"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
		"Safari 18, iOS",
	],
	[
		"Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
		"Samsung Internet 27, Android",
	],
	["curl/8.5.0", null],
	["", null],
	[null, null],
])("%s is %s", (userAgent, family) => {
	expect(browserFamilyOf(userAgent)).toBe(family);
});

test("a phone is told from a desk, and nothing is said of what is unknown", () => {
	const phone =
		"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
	expect(deviceOf(phone)).toEqual({ browser: "Chrome", version: "131", system: "Android", isHandheld: true });
	expect(deviceOf("curl/8.5.0")).toEqual({ browser: null, version: null, system: null, isHandheld: false });
	expect(deviceOf(null).browser).toBeNull();
});
