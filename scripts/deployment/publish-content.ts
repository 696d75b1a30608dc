import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { explainFailure, publishContent } from "./publish.ts";
import { bindingsOf } from "./school-bindings.ts";

// `npm run content:publish [-- --remote [--env staging]]`
// Brings the courses and media that ship into a school without demo people: the one at home, or with
// `--remote` the one on Cloudflare. Its migrations must have been applied. What is there already is skipped, so a
// run that was interrupted is repeated.
const { values } = parseArgs({
	options: { remote: { type: "boolean", default: false }, env: { type: "string", default: "production" } },
});
const folder = mkdtempSync(join(tmpdir(), "grew-publish-"));
const config = join(folder, "wrangler.json");
const home = join(process.env.STATE_DIR ?? ".wrangler/state", "v3");
writeFileSync(config, JSON.stringify(bindingsOf(values)));

const school = await getPlatformProxy<{ DB: D1Database; MEDIA: R2Bucket; CACHE: KVNamespace }>(
	values.remote
		? { configPath: config, persist: false }
		: { configPath: config, persist: { path: home }, remoteBindings: false },
);
try {
	const { isUpToDate } = await publishContent(school.env, (line) => console.log(line));
	if (isUpToDate) console.log("The courses and the library are up to date.");
} catch (error) {
	for (const line of explainFailure(error)) console.error(line);
	process.exitCode = 1;
} finally {
	await school.dispose();
	rmSync(folder, { recursive: true });
}
