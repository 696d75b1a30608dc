import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { seedDatabase } from "#db/seed.ts";
import { resumeWhenLost } from "../prepare-database.ts";
import { bindingsOf } from "./school-bindings.ts";

// `npm run content:publish [-- --remote [--env staging]]`
// Brings the courses and media that ship into a school without demo people: the one at home, or with
// `--remote` the one on Cloudflare. Its migrations must have been applied. What has not changed since the
// last time is left alone.
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
	let said = 0;
	const say = (line: string) => {
		said += 1;
		console.log(line);
	};
	// Course by course and entry by entry: what is published stays, and another run goes on behind it.
	await resumeWhenLost(() => seedDatabase(school.env.DB, school.env.MEDIA, say, { demoPeople: false }));
	if (said === 0) console.log("The courses are up to date.");
	else await raiseContentVersion(school.env.CACHE);
} catch (error) {
	if (!String(error).includes("no such table")) throw error;
	console.error(
		"Apply the migrations first: npx wrangler d1 migrations apply grew, with --remote --env production or --local.",
	);
	process.exitCode = 1;
} finally {
	await school.dispose();
	rmSync(folder, { recursive: true });
}
