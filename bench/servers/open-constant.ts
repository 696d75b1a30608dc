import { writeFileSync } from "node:fs";
import { openWorker } from "./open-worker.ts";

const SCRIPT = ".cache/bench-constant.js";

/** Writes a Worker that answers every request with this HTML; `/kept` serves it from the Cache API. */
export function writeConstantWorker(html: string): void {
	const script = `const html = ${JSON.stringify(html)};
const answer = (headers) => new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
export default {
	async fetch({ url }) {
		if (!url.endsWith("/kept")) return answer();
		const cache = await caches.open("pages");
		const kept = await cache.match(url);
		if (kept) return new Response(await kept.arrayBuffer(), kept);
		await cache.put(url, answer({ "Cache-Control": "public, max-age=86400" }));
		return answer();
	},
};
`;
	writeFileSync(SCRIPT, script);
}

export function openConstant() {
	return openWorker({ config: "bench/bare/wrangler.toml", modules: [SCRIPT] });
}
