import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { type ConfigEnv, defineConfig, type UserConfig } from "vite";
import remixOptions from "../../remix.config.js";
import { workerFiles } from "../../scripts/vite/lazy-modules.ts";
import schoolConfig from "../../vite.config.ts";

export default defineConfig((env) => {
	const school = (schoolConfig as (env: ConfigEnv) => UserConfig)(env);
	return {
		root: import.meta.dirname,
		plugins: [
			remix({ ...remixOptions, buildDirectory: resolve(import.meta.dirname, "../../.cache/bare-build") }),
			workerFiles(),
		],
		resolve: school.resolve,
		ssr: school.ssr,
		build: school.build,
	};
});
