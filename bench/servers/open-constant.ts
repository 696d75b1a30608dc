import { writeFileSync } from "node:fs";
import { openWorker } from "./open-worker.ts";

const SCRIPT = ".cache/bench-constant.js";

/** Writes the Worker that `openConstant` serves: it answers every request with this HTML. */
export function writeConstantWorker(html: string): void {
	const script = `const html = ${JSON.stringify(html)};
export default {
	fetch: () => new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
};
`;
	writeFileSync(SCRIPT, script);
}

/** The constant page: what runtime, router and sending cost by themselves. */
export function openConstant() {
	return openWorker({ config: "bench/bare/wrangler.toml", modules: [SCRIPT] });
}
