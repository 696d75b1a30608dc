import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { type Deployment, deploymentFaults } from "./deployment-faults.ts";

const READY: Deployment = {
	d1_databases: [{ binding: "DB", database_id: "6d0f7c1e-1f3a-4a0e-9f64-0c6a5a1b2c3d" }],
	kv_namespaces: [{ binding: "CACHE", id: "0f2ac74b498b48028cb68387c421e279" }],
	vars: { ENVIRONMENT: "production", SITE_ORIGIN: "https://learn.school.org" },
};

test("an environment with its ids and its address goes online", () => {
	expect(deploymentFaults("production", READY)).toEqual([]);
});

test.each([
	["00000000-0000-0000-0000-000000000000", "npx wrangler d1 create grew)"],
	["", "The database DB has no id yet"],
	[undefined, "under [env.production] in wrangler.toml"],
])("a database with the id %j is refused with what to do", (database_id, sentence) => {
	const faults = deploymentFaults("production", { ...READY, d1_databases: [{ binding: "DB", database_id }] });
	expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test("a store of zeros is refused, each environment with its own names", () => {
	const kv_namespaces = [{ binding: "CACHE", id: "0".repeat(32) }];
	expect(deploymentFaults("staging", { ...READY, kv_namespaces })).toEqual([
		expect.stringContaining("npx wrangler kv namespace create CACHE --env staging"),
	]);
});

test.each([
	["https://school.example", "still https://school.example"],
	["https://www.example.com", "stands for an address"],
	["http://learn.school.org", "is reached by https"],
	["learn.school.org", "is no address"],
	[undefined, "is no address"],
])("the address %j is refused", (SITE_ORIGIN, sentence) => {
	const faults = deploymentFaults("production", { ...READY, vars: { ENVIRONMENT: "production", SITE_ORIGIN } });
	expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test("a school online with demo people is refused", () => {
	const vars = { ...READY.vars, ENVIRONMENT: "development" };
	expect(deploymentFaults("production", { ...READY, vars })).toEqual([expect.stringContaining("demo admin")]);
});

test.each(["production", "staging"])(
	"what ships for %s waits for its ids and its address, and for nothing else",
	(env) => {
		const config = unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
		expect(deploymentFaults(env, config)).toEqual([
			expect.stringContaining("The database DB"),
			expect.stringContaining("The KV namespace CACHE"),
			expect.stringContaining("SITE_ORIGIN is still"),
		]);
	},
);
