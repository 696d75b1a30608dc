import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { rebuildIndex } from "#app/features/library/search/index/rebuild-index.server.ts";
import { connect } from "#db/client.server.ts";
import { readEntryKinds } from "#db/seed/read-entry-kinds.ts";
import { readSearchables } from "#db/seed/read-searchables.ts";
import { bindingsOf } from "./school-bindings.ts";

// `npm run search:rebuild [-- --remote [--env staging]]`: local, or with `--remote` on Cloudflare.
const { values } = parseArgs({
	options: { remote: { type: "boolean", default: false }, env: { type: "string", default: "production" } },
});
const folder = mkdtempSync(join(tmpdir(), "grew-search-"));
const config = join(folder, "wrangler.json");
const home = join(process.env.STATE_DIR ?? ".wrangler/state", "v3");
writeFileSync(config, JSON.stringify(bindingsOf(values)));

const school = await getPlatformProxy<{ DB: D1Database }>(
	values.remote
		? { configPath: config, persist: false }
		: { configPath: config, persist: { path: home }, remoteBindings: false },
);
try {
	const [searchables, kinds] = [await readSearchables(), await readEntryKinds()];
	const count = await rebuildIndex(connect(school.env.DB), { searchables, kinds, now: new Date() });
	console.log(`${count} documents are found by the search.`);
} finally {
	await school.dispose();
	rmSync(folder, { recursive: true });
}
