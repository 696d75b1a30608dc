import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathPattern } from "./path-pattern";

describe("pathPattern", () => {
	test.each([
		["/", "/"],
		["/courses/12", "/courses/:id"],
		["/courses/12.data", "/courses/:id.data"],
		["/fr/forgot-password", "/fr/forgot-password"],
		["/api/quizzes/7/attempts", "/api/quizzes/:id/attempts"],
		["/api/openapi.json", "/api/openapi.json"],
		["/verify/GREW-7K2M-99", "/verify/:value"],
		["/reset-password/Zm9vYmFyYmF6cXV4MTIz", "/reset-password/:value"],
		["/members/ada@example.com", "/members/:value"],
		["/members/ada%40example.com", "/members/:value"],
		["/assets/root-B1x9.js", "/assets/:value"],
		["/a/b/c/d/e/f/g/h/i/j", "/a/b/c/d/e/f/g/h/…"],
		["/search?q=me", "/search"],
	])("%s is %s", (path, pattern) => {
		expect(pathPattern(path)).toBe(pattern);
	});

	test("never lets an address, an UUID or a hexadecimal token through", () => {
		const secrets = fc.oneof(
			fc.emailAddress(),
			fc.uuid(),
			fc.string({ unit: fc.constantFrom(..."0123456789ABCDEF"), minLength: 32 }),
		);
		fc.assert(
			fc.property(secrets, (secret) => {
				expect(pathPattern(`/x/${encodeURIComponent(secret)}`)).not.toContain(encodeURIComponent(secret));
			}),
		);
	});
});
