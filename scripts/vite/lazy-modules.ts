import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "vite";

const IS_LAZY = /\.lazy\.server(?:\.ts)?$/;
const FOLDER = "lazy";

/**
 * `import("./name.lazy.server")` becomes a file of its own, so that a new Worker answers half a second sooner and
 * starts at all. Record: docs/decisions/0054-late-modules.md
 */
export function workerFiles(): Plugin {
	const lazy = new Map<string, string>();
	return {
		name: "worker-files",
		enforce: "pre",
		apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
		config: {
			// After Remix, which would start at the pages.
			order: "post",
			handler: () => ({
				build: {
					minify: true,
					rollupOptions: { input: "workers/app.ts", output: { inlineDynamicImports: true } },
				},
			}),
		},
		async resolveId(source, importer, options) {
			if (!IS_LAZY.test(source)) return null;
			const found = await this.resolve(source, importer, { ...options, skipSelf: true });
			if (!found) return null;
			const name = basename(found.id).replace(IS_LAZY, "");
			lazy.set(name, found.id);
			return { id: `./${FOLDER}/${name}.js`, external: "absolute" };
		},
		async writeBundle({ dir = "build/server" }) {
			const outDir = join(dir, FOLDER);
			rmSync(outDir, { recursive: true, force: true });
			// One at a time: shared code would become a third file.
			for (const [name, input] of lazy) await buildAlone(name, input, outDir);
		},
	};
}

async function buildAlone(name: string, input: string, outDir: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		// A Worker's module has no address, and libraries that need theirs as a base fail without one.
		define: { "process.env.NODE_ENV": '"production"', "import.meta.url": '"file:///lazy.js"' },
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
