import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";
import { workerInDevelopment } from "./scripts/dev-worker.ts";

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

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [tailwindcss(), workerInDevelopment(), remix(remixOptions), workerAsEntry()],
	resolve: {
		mainFields: ["module", "main"],
		// All that React's writer for Node takes from `util` is a text encoder: it gets the faster one.
		alias: isSsrBuild ? [{ find: /^util$/, replacement: resolve("app/shared/utf8.server.ts") }] : [],
	},
	// One self-contained bundle for workerd; the dev server cannot do it (CommonJS has no `module` there).
	ssr: {
		target: "webworker",
		noExternal: command === "build" ? true : undefined,
		resolve: { conditions: ["workerd", "worker", "browser", "module"], externalConditions: ["workerd", "worker"] },
	},
	build: { target: "es2022", assetsInlineLimit: 0, cssMinify: true, reportCompressedSize: false },
	server: { host: "127.0.0.1" },
}));
