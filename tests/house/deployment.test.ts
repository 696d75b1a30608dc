import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

const local = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
const production = unstable_readConfig({ config: "wrangler.toml", env: "production" }, { hideWarnings: true });

test.each(["d1_databases", "r2_buckets", "kv_namespaces", "ratelimits"] as const)(
	"what goes online has the %s of the school at home",
	(kind) => {
		const bindingsOf = (config: typeof local) =>
			(config[kind] as { binding?: string; name?: string }[]).map(({ binding, name }) => binding ?? name);

		expect(bindingsOf(local)).not.toEqual([]);
		expect(bindingsOf(production)).toEqual(bindingsOf(local));
	},
);

test("where changes are tried has all that goes online has, under names of its own", () => {
	const staging = unstable_readConfig({ config: "wrangler.toml", env: "staging" }, { hideWarnings: true });
	for (const kind of ["d1_databases", "r2_buckets", "kv_namespaces", "ratelimits"] as const) {
		const named = (config: typeof local) => JSON.stringify(config[kind]).replaceAll("grew-staging", "grew");
		expect(named(staging).replace('"1002"', '"1001"')).toBe(named(production));
	}
	expect(JSON.stringify(staging.queues).replaceAll("grew-staging", "grew")).toBe(JSON.stringify(production.queues));
	expect([staging.triggers, staging.observability]).toEqual([production.triggers, production.observability]);
	expect(production.observability?.enabled).toBe(true);
});

test("it has the queues, the clock and the migrations, too", () => {
	expect(production.queues).toEqual(local.queues);
	expect(production.triggers).toEqual(local.triggers);
	expect(production.d1_databases[0]?.migrations_dir).toBe(local.d1_databases[0]?.migrations_dir);
	expect(production.vars).toMatchObject({ ENVIRONMENT: "production" });
});

test("nothing is kept from the Worker but files that are there: a missing one is no answer to be cached for a year", () => {
	expect([local, production].map(({ assets }) => assets?.run_worker_first)).toEqual([undefined, undefined]);
});
