import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password.server";

test("a password is kept as a hash of the cost that OWASP asks for, never the same twice", async () => {
	const [one, other] = await Promise.all([hashPassword("a quiet valley"), hashPassword("a quiet valley")]);

	expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
	expect(one).not.toBe(other);
	expect(one).not.toContain("valley");
});

test("it fits its hash alone, however its letters are put together, and nothing fits no hash", async () => {
	const hash = await hashPassword("caf\u00e9 by the lake");

	expect(await verifyPassword("cafe\u0301 by the lake", hash)).toBe(true);
	expect(await verifyPassword("cafe by the lake", hash)).toBe(false);
	expect(await verifyPassword("caf\u00e9 by the lake", null)).toBe(false);
});

test("who is unknown costs the same hash as who is known", async () => {
	const hash = await hashPassword("a quiet valley");
	const derive = vi.spyOn(crypto, "scrypt");
	syncBuiltinESMExports();
	onTestFinished(() => {
		derive.mockRestore();
		syncBuiltinESMExports();
	});
	await verifyPassword("another valley", hash);
	await verifyPassword("another valley", null);

	const [known, unknown] = derive.mock.calls.map(([password, , bytes, cost]) => ({ password, bytes, cost }));
	expect(known).toBeDefined();
	expect(unknown).toEqual(known);
});
