import { join } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { prepareDatabase, type SchoolBindings } from "./prepare-database.ts";

// `npm run content:publish [-- --remote]`
// Brings the courses and media that ship into a school without demo people: the one at home, or with
// `--remote` the one on Cloudflare. What has not changed since the last time is left alone.
const { values } = parseArgs({ options: { remote: { type: "boolean", default: false } } });
const home = join(process.env.STATE_DIR ?? ".wrangler/state", "v3");

const school = await getPlatformProxy<SchoolBindings>(
	values.remote
		? { configPath: "wrangler.toml", environment: "production", persist: false, remoteBindings: true }
		: { configPath: "wrangler.toml", persist: { path: home }, remoteBindings: false },
);
try {
	await prepareDatabase(school.env, (line) => console.log(line), { demoPeople: false });
} finally {
	await school.dispose();
}
