import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type TerserOptions } from "vite";
import routes from "./app/routes.ts";
import remixOptions from "./remix.config.js";
import { workerInDevelopment } from "./scripts/dev-worker.ts";
import { completeWords } from "./scripts/vite/complete-words.ts";
import { keptForms } from "./scripts/vite/kept-forms.ts";
import { lateModules } from "./scripts/vite/late-modules.ts";
import { licenses } from "./scripts/vite/licenses.ts";
import { writtenPagePaths } from "./scripts/vite/page-paths.ts";
import { routeFailures } from "./scripts/vite/route-failures.ts";
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

/** Warnings of the router speak to its developers, and half of them are in the browser's first load. */
const TERSER: TerserOptions = {
	ecma: 2020,
	module: true,
	// Licences are a file of their own: in the scripts they are a kilobyte of every first visit.
	format: { comments: false },
	compress: { passes: 2, pure_getters: true, keep_fargs: false, pure_funcs: ["warning", "warning$1", "warningOnce"] },
};

const CHUNKS = { output: { manualChunks: sharedChunks() } };

/** What React's writer asks for by its short name; for the Workers runtime it is a part of Node by its long one only. */
const NODE_BUILT_INS = { util: "node:util", stream: "node:stream" };

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		completeWords(),
		wordFiles(),
		lateModules(),
		routeFailures(),
		keptForms(),
		licenses(),
		tailwindcss(),
		workerInDevelopment(),
		remix(remixOptions),
		workerAsEntry(),
	],
	define: { __PAGE_PATHS__: JSON.stringify(writtenPagePaths(routes)) },
	resolve: { mainFields: ["module", "main"], alias: isSsrBuild ? NODE_BUILT_INS : {} },
	// One self-contained bundle for workerd; the dev server cannot do it (CommonJS has no `module` there).
	ssr: {
		target: "webworker",
		noExternal: command === "build" ? true : undefined,
		// workerd has these itself (nodejs_compat); unnamed, Vite warns of each with an id that no terminal can show.
		external: ["node:crypto", "node:stream", "node:util"],
		resolve: { conditions: ["workerd", "worker", "browser", "module"], externalConditions: ["workerd", "worker"] },
	},
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
		cssMinify: true,
		reportCompressedSize: false,
		// A twentieth less for the browser than esbuild makes of it; the server's bundle stays with esbuild, which is faster.
		...(isSsrBuild ? {} : { minify: "terser" as const, terserOptions: TERSER, rollupOptions: CHUNKS }),
	},
	worker: { format: "es" },
	server: { host: "127.0.0.1" },
}));
