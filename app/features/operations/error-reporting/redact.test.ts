import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redact } from "./redact";

describe("redact", () => {
	test.each([
		["Mail to ada@example.com failed", "Mail to [email] failed"],
		["ada.b+c%40mail.example.org", "[email]"],
		["GET /courses?page=2&q=ada failed", "GET /courses?[query] failed"],
		["at https://grew.example/x.tsx?t=1795181564219:10:5", "at https://grew.example/x.tsx?[query]:10:5"],
		["https://grew.example/a#access_token=abc rest", "https://grew.example/a rest"],
		["https://ada:pass@grew.example/", "https://[credentials]@grew.example/"],
		["Authorization: Bearer abc.def", "Authorization: [secret] [token]"],
		['{"password":"hunter 2","token":"xyz"}', '{"password":"[secret] 2","token":"[secret]"}'],
		["auth_token=abcdef; sid=k3j4", "auth_token=[secret]; sid=[secret]"],
		["key eyJhbGciOiJIUzI1NiJ9abc1.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abcdefghijk", "key [token]"],
		["session 0123456789abcdef0123456789abcdef", "session [token]"],
		["card 4242 4242 4242 4242 refused", "card [number] refused"],
		["nul \u0000 and \ud800 half", "nul  and  half"],
	])("%j becomes %j", (text, expected) => {
		expect(redact(text)).toBe(expected);
	});

	test.each([
		"TypeError: Cannot read properties of undefined (reading 'map')",
		"    at render (https://grew.example/assets/root-B1x9yZ_a.js:1:23456)",
		"Is this it? Yes = no.",
		"Minified React error #418; visit https://react.dev/errors/418",
		"status code: 404, 12 of 2847 rows at 10:30",
		"    at dispatchDiscreteEventHandlerForReactComponents (react-dom.js:1:2)",
	])("%j stays", (text) => {
		expect(redact(text)).toBe(text);
	});

	test("no planted address, query, token or password comes through, wherever it stands", () => {
		const word = fc.string({ unit: fc.constantFrom(..."abcdefghij"), minLength: 5, maxLength: 12 });
		const hex = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 30, maxLength: 64 });
		const secret = fc.oneof(
			word.map((name) => ({ text: `${name}zq@mail.example`, secret: `${name}zq@` })),
			hex.map((token) => ({ text: `a1${token}`, secret: token })),
			word.map((value) => ({ text: `https://grew.example/reset?token=${value}zq`, secret: `${value}zq` })),
			word.map((value) => ({ text: `"password": "${value}zq"`, secret: `${value}zq` })),
		);
		const around = fc.constantFrom("", " ", "\n", '"', "(", "<b>", "… ");
		fc.assert(
			fc.property(secret, around, around, (planted, before, after) => {
				expect(redact(before + planted.text + after)).not.toContain(planted.secret);
			}),
		);
	});

	test("twice is as once, of long texts that try its patterns too", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
				expect(redact(redact(text))).toBe(redact(text));
			}),
		);
		for (const unit of ["a", "a1", "1 ", "?", "a?", "a=", "?=", "a@", ".", "-1a", "://", "token=", "x://a", "%40"]) {
			const once = redact(unit.repeat(16_384 / unit.length));
			expect(redact(once)).toBe(once);
		}
	});
});
