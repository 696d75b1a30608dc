import { describe, expect, test } from "vitest";
import { publicUrl } from "./public-url";

const BASE = "https://grew.example/courses/1?token=secret";

describe("the address that is shared", () => {
	test.each([
		"token",
		"access_token",
		"resetToken",
		"id-token",
		"tokens",
		"code",
		"session",
		"sessionId",
		"sid",
		"key",
		"apiKey",
		"X-Api-Key",
		"auth",
		"authuser",
		"password",
		"pwd",
		"email",
		"user_email",
		"EMAIL",
		"signature",
		"redirectTo",
		"userId",
		"phone",
	])("has no %s", (name) => {
		expect(publicUrl(`/courses?${name}=abc&level=beginner`, BASE)).toBe("https://grew.example/courses?level=beginner");
	});

	test.each(["ref", "lang", "page", "level", "q", "utm_source", "state", "keyboard", "author", "order"])(
		"keeps %s",
		(name) => {
			expect(publicUrl(`/courses?${name}=abc`, BASE)).toBe(`https://grew.example/courses?${name}=abc`);
		},
	);

	test("has no value that is an e-mail address or a signed token, whatever it is called", () => {
		const signed = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl";

		expect(publicUrl(`/courses?to=a%40b.example&x=${signed}&page=2`, BASE)).toBe("https://grew.example/courses?page=2");
	});

	test("drops each of several with one name", () => {
		expect(publicUrl("/courses?token=a&page=1&token=b", BASE)).toBe("https://grew.example/courses?page=1");
	});

	test("has no name and password before the host", () => {
		expect(publicUrl("https://amara:pass@grew.example/courses", BASE)).toBe("https://grew.example/courses");
	});

	test("keeps a fragment that is a place and drops one that holds parameters", () => {
		expect(publicUrl("/courses/1#reviews", BASE)).toBe("https://grew.example/courses/1#reviews");
		expect(publicUrl("/courses/1#access_token=abc", BASE)).toBe("https://grew.example/courses/1");
	});

	test("is the page itself, cleaned, when there is no usable address", () => {
		for (const address of ["", "javascript:alert(1)", "data:text/html,hi", "https://"]) {
			expect(publicUrl(address, BASE)).toBe("https://grew.example/courses/1");
		}
	});
});
