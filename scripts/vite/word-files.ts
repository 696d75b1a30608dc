import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { wordsOf } from "./complete-words.ts";
import { localeFiles } from "./locale-files.ts";

/** Served at `/assets/words/de/frame.json`. */
const PLACE = "assets/words";
/** Those of the API, and the words of mails: never read in a browser. */
const OF_SERVER = /^api$|-mail$/;

/**
 * A browser loads only the words it needs: a JSON file per namespace and language. Record:
 * docs/decisions/0114-what-a-first-visit-loads.md
 */
export function wordFiles(): Plugin {
	let isForBrowser = false;
	return {
		name: "word-files",
		config(_config, { command, isSsrBuild }) {
			isForBrowser = command === "build" && !isSsrBuild;
			const version = command === "build" ? versionOf(readWordFiles()) : "development";
			return { define: { __WORDS_VERSION__: JSON.stringify(version) } };
		},
		generateBundle() {
			if (!isForBrowser) return;
			for (const [name, source] of readWordFiles())
				this.emitFile({ type: "asset", fileName: `${PLACE}/${name}`, source });
		},
		configureServer(server) {
			server.middlewares.use(`/${PLACE}`, (request, response, next) => {
				const source = readWordFiles().get((request.url ?? "").split("?", 1)[0]?.slice(1) ?? "");
				if (!source) return next();
				response.setHeader("Content-Type", "application/json");
				response.end(source);
			});
		},
	};
}

/** By path (`de/frame.json`), with English in place of missing words. */
export function readWordFiles(folder = "locales"): Map<string, string> {
	return new Map(
		readdirSync(folder).flatMap((language) =>
			[...localeFiles(folder).keys()]
				.filter((namespace) => !OF_SERVER.test(namespace))
				.map((namespace) => [`${language}/${namespace}.json`, wordsOf(language, namespace, folder)] as const),
		),
	);
}

function versionOf(files: ReadonlyMap<string, string>): string {
	const hash = createHash("sha256");
	for (const [name, source] of files) hash.update(name).update(source);
	return hash.digest("base64url").slice(0, 8);
}
