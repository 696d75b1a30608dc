import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>(["./**/*.{ts,tsx}", "../root.tsx", "!./**/*.test.ts"], {
	eager: true,
});

const KINDS = ["everyone", "guest", "user", "role", "waiting"];
/** Pages of the desk whose deeds touch somebody's certificate. */
const ABOUT_SOMEBODY = ["certificate", "certificates"].map((name) => `./admin/certificates/${name}.tsx`);
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

test.each(ABOUT_SOMEBODY)("what %s does to somebody asks for a proof", (path) => {
	expect(modules[path]).toHaveProperty("action.policy.needsProof", true);
});
