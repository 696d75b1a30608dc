import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A separate file, since scripts are sent without comments. */
const FILE = "assets/licenses.txt";
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Names the authors of the scripts' libraries, as their licences ask, in `/assets/licenses.txt`. */
export function licenses(): Plugin {
	return {
		name: "licenses",
		apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
		generateBundle(_options, bundle) {
			const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
			const packages = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []));
			const source = [...packages]
				.sort()
				.map(licenseOf)
				.join(`\n\n${"—".repeat(40)}\n\n`);
			this.emitFile({ type: "asset", fileName: FILE, source });
		},
	};
}

function licenseOf(folder: string): string {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
	return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), "utf8").trim() : ""}`.trim();
}
