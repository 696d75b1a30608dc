import { expect, test } from "vitest";
import { MAX_STORED_LENGTHS, scrubReport } from "./scrub-report";

test("keeps what helps and drops what identifies", () => {
	expect(
		scrubReport({
			message: "Mail to ada@example.com failed",
			stack: "Error: x\n    at go (https://grew.example/assets/a-12345678.js:1:2)",
			context: { kind: "course", token: "abc" },
			userAgent: "Mozilla/5.0",
			url: "https://grew.example/reset-password?token=abc#x",
			timestamp: "2026-11-20T11:00:00+01:00",
		}),
	).toEqual({
		message: "Mail to [email] failed",
		stack: "Error: x\n    at go (https://grew.example/assets/a-12345678.js:1:2)",
		context: '{"kind":"course","token":"[secret]"}',
		userAgent: "Mozilla/5.0",
		url: "https://grew.example/reset-password",
		pathname: "/reset-password",
		occurredAt: new Date("2026-11-20T10:00:00Z"),
	});
});

test("a bare message is enough", () => {
	expect(scrubReport({ message: "x" })).toEqual({
		message: "x",
		stack: null,
		context: null,
		userAgent: null,
		url: null,
		pathname: null,
		occurredAt: null,
	});
});

test.each(["javascript:alert(1)", "not an address", "file:///etc/passwd"])("%j is no page", (url) => {
	expect(scrubReport({ message: "x", url })).toMatchObject({ url: null, pathname: null });
});

test("cuts long fields by whole characters", () => {
	const { message } = scrubReport({ message: `${"a".repeat(MAX_STORED_LENGTHS.message - 1)}😀😀` });
	expect(message.length).toBeLessThanOrEqual(MAX_STORED_LENGTHS.message + 1);
	expect(message).not.toMatch(/\p{Surrogate}/u);
});
