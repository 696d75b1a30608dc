import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>(["./**/*.{ts,tsx}", "../root.tsx", "!./**/*.test.ts"], {
	eager: true,
});

const KINDS = ["everyone", "guest", "user", "role", "waiting"];
const policyOf = (handler: unknown) => (handler as { policy?: { kind: string } } | undefined)?.policy?.kind;

test("there are routes to look at", () => {
	expect(Object.keys(modules).length).toBeGreaterThan(20);
});

test.each(Object.entries(modules))("%s declares who may reach it", (_path, module) => {
	for (const name of ["loader", "action"] as const) {
		if (name in module) expect([name, KINDS.includes(policyOf(module[name]) ?? "")]).toEqual([name, true]);
	}
});

test.each(Object.entries(modules))("%s shows nothing without a loader that was asked first", (_path, module) => {
	if ("default" in module && module.default) expect("loader" in module).toBe(true);
});
