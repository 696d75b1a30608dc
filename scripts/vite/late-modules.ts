import { basename, join } from "node:path";
import { build, type Plugin } from "vite";

const IS_LATE = /\.late\.server(?:\.ts)?$/;
/** Where the Worker's entry finds them. */
const FOLDER = "late";

/**
 * Keeps what is imported as `import("./name.late.server")` out of the Worker's one file: each becomes a file of its own,
 * `build/server/late/name.js`, which the runtime evaluates when it is first asked for. The libraries that make PDFs and
 * DOCX take half a second to start, and a Worker may take one in all. Record: docs/decisions/0054-parts-of-the-worker-that-come-late.md
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
			await build({
				configFile: false,
				logLevel: "warn",
				publicDir: false,
				define: { "process.env.NODE_ENV": '"production"' },
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
					emptyOutDir: true,
					outDir: join(dir, FOLDER),
					rollupOptions: {
						input: Object.fromEntries(late),
						// What two of them share lies beside them: the Worker takes the files of one folder.
						output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
					},
				},
			});
		},
	};
}
