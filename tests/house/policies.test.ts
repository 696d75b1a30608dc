import { expect, test } from "vitest";
import { CALLS_WITH_PROOF, DEEDS_WITH_PROOF } from "../routes/people/deeds-with-proof.ts";

const modules = import.meta.glob<Record<string, unknown>>(["../../app/routes/**/*.{ts,tsx}", "../../app/root.tsx"], {
	eager: true,
});

const KINDS = ["everyone", "guest", "user", "role", "waiting"];
const policyOf = (handler: unknown) => (handler as { policy?: { kind: string } } | undefined)?.policy?.kind;

test("there are routes to look at", () => {
	expect(Object.keys(modules).length).toBeGreaterThan(20);
});

test.each(Object.entries(modules))("%s declares who may reach it", (_path, module) => {
	const own = ["loader", "action"].filter((name) => name in module);
	expect(own.filter((name) => !KINDS.includes(policyOf(module[name]) ?? ""))).toEqual([]);
});

test.each(Object.entries(modules))("%s shows nothing without a loader that was asked first", (_path, module) => {
	const isPage = Boolean(module.default);
	expect(isPage && !("loader" in module)).toBe(false);
});

const asking = (name: "loader" | "action") =>
	Object.entries(modules)
		.filter(([, module]) => (module[name] as { policy?: { needsProof?: true } } | undefined)?.policy?.needsProof)
		.map(([path]) => path.replace("../../app/routes/", ""))
		.sort();

test("every deed that asks for a proof is walked through by tests/routes/people/deeds-with-proof.test.ts", () => {
	expect(asking("action")).toEqual([...DEEDS_WITH_PROOF.map(({ route }) => route), ...CALLS_WITH_PROOF].sort());
});

test("nothing asks for a proof before it is read but what hands out a file", () => {
	expect(asking("loader")).toEqual([
		"admin/money/payouts-export.ts",
		"admin/operations/audit-export.ts",
		"admin/people/chosen-people.ts",
		"api/own-export.ts",
	]);
});
