import { unstable_readConfig } from "wrangler";
import { deploymentFaults } from "./deployment-faults.ts";

// Prints what prevents the named environment of wrangler.toml from being deployed, and fails if anything does.
const [environment = "production"] = process.argv.slice(2);
const known = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).definedEnvironments ?? [];
const faults = known.includes(environment)
	? deploymentFaults(
			environment,
			unstable_readConfig({ config: "wrangler.toml", env: environment }, { hideWarnings: true }),
		)
	: [`There is no [env.${environment}] in wrangler.toml: choose ${known.join(" or ")}.`];
for (const fault of faults) console.error(`- ${fault}`);
if (faults.length > 0) process.exitCode = 1;
