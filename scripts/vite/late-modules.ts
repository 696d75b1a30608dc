import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "vite";

const IS_LATE = /\.late\.server(?:\.ts)?$/;
/** Where the Worker's entry finds them. */
const FOLDER = "late";

/**
 * Keeps what is imported as `import("./name.late.server")` out of the Worker's one file: each becomes a file of its own,
 * `build/server/late/name.js`, which the runtime evaluates when it is first asked for. The libraries that make PDFs and
 * DOCX take half a second to start, and a Worker may take one in all. Record: docs/decisions/0054-late-modules.md
 */
export function lateModules(): Plugin {
	const late = new Map<string, string>();
	return {
		name: "late-modules",
		enforce: "pre",
		apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
		async resolveId(source, importer, options) {
			if (!IS_LATE.test(source)) return null;
			const found = await this.resolve(source, importer, { ...options, skipSelf: true });
			if (!found) return null;
			const name = basename(found.id).replace(IS_LATE, "");
			late.set(name, found.id);
			return { id: `./${FOLDER}/${name}.js`, external: "absolute" };
		},
		async writeBundle({ dir = "build/server" }) {
			const outDir = join(dir, FOLDER);
			rmSync(outDir, { recursive: true, force: true });
			// One at a time: what two have in common would become a third file.
			for (const [name, input] of late) await buildAlone(name, input, outDir);
		},
	};
}

async function buildAlone(name: string, input: string, outDir: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		// A module of the Worker has no address, and libraries that ask for theirs as a base fail without one.
		define: { "process.env.NODE_ENV": '"production"', "import.meta.url": '"file:///late.js"' },
		resolve: { mainFields: ["module", "main"] },
		ssr: {
			target: "webworker",
			noExternal: true,
			resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
		},
		build: {
			ssr: true,
			target: "es2022",
			minify: true,
			emptyOutDir: false,
			outDir,
			rollupOptions: { input: { [name]: input }, output: { entryFileNames: "[name].js", inlineDynamicImports: true } },
		},
	});
}
