import { readFileSync } from "node:fs";
import { openWorker } from "./open-worker.ts";

export async function openBare() {
	const server = await openWorker({
		config: "bench/bare/wrangler.toml",
		modules: [".cache/bare-build/server/index.js"],
	});
	const { DB } = await server.getBindings<{ DB: D1Database }>();
	const statements = readFileSync("bench/bare/cards.sql", "utf8").split("--\n");
	await DB.batch(statements.map((statement) => DB.prepare(statement)));
	return server;
}
