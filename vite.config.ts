import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type TerserOptions } from "vite";
import routes from "./app/routes.ts";
import remixOptions from "./remix.config.js";
import { workerInDevelopment } from "./scripts/dev-worker.ts";
import { completeWords } from "./scripts/vite/complete-words.ts";
import { lateModules } from "./scripts/vite/late-modules.ts";
import { licenses } from "./scripts/vite/licenses.ts";
import { writtenPagePaths } from "./scripts/vite/page-paths.ts";
import { sharedChunks } from "./scripts/vite/shared-chunks.ts";
import { wordFiles } from "./scripts/vite/word-files.ts";

/** Makes the Worker itself the entry of the server build: one file, every module in it once. */
function workerAsEntry(): Plugin {
	return {
		name: "worker-as-entry",
		enforce: "post",
		config: (_config, { command, isSsrBuild }) =>
			command === "build" && isSsrBuild
				? {
						build: {
							minify: true,
							rollupOptions: { input: "workers/app.ts", output: { inlineDynamicImports: true } },
						},
					}
				: undefined,
	};
}

const TERSER: TerserOptions = {
	ecma: 2020,
	module: true,
	format: { comments: false },
	compress: { passes: 2, pure_getters: true, keep_fargs: false },
};

const CHUNKS = { output: { manualChunks: sharedChunks() } };

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		completeWords(),
		wordFiles(),
		lateModules(),
		licenses(),
		tailwindcss(),
		workerInDevelopment(),
		remix(remixOptions),
		workerAsEntry(),
	],
	define: { __PAGE_PATHS__: JSON.stringify(writtenPagePaths(routes)) },
	resolve: { mainFields: ["module", "main"] },
	// One self-contained bundle for workerd; the dev server cannot do it (CommonJS has no `module` there).
	ssr: {
		target: "webworker",
		noExternal: command === "build" ? true : undefined,
		// workerd has these itself (nodejs_compat); unnamed, Vite warns of each with an id that no terminal can show.
		external: ["node:crypto", "node:stream", "node:util"],
		resolve: { conditions: ["workerd", "worker", "browser", "module"], externalConditions: ["workerd", "worker"] },
	},
	// Licences are a file of their own.
	esbuild: { legalComments: "none" },
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
		cssMinify: true,
		reportCompressedSize: false,
		// A twentieth less for the browser than esbuild makes of it, which is three times as fast.
		...(process.env.BUILD_FOR === "deployment" && !isSsrBuild
			? { minify: "terser" as const, terserOptions: TERSER }
			: {}),
		rollupOptions: isSsrBuild ? {} : CHUNKS,
	},
	worker: { format: "es" },
	server: { host: "127.0.0.1" },
}));
