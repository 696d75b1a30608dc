import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { type ConfigEnv, defineConfig, type PluginOption, type UserConfig } from "vite";
import remixOptions from "../../remix.config.js";
import schoolConfig from "../../vite.config.ts";

export default defineConfig((env) => {
	const school = (schoolConfig as (env: ConfigEnv) => UserConfig)(env);
	return {
		root: import.meta.dirname,
		plugins: [
			remix({ ...remixOptions, buildDirectory: resolve(import.meta.dirname, "../../.cache/bare-build") }),
			findPlugin(school.plugins, "worker-as-entry"),
		],
		resolve: school.resolve,
		ssr: school.ssr,
		build: school.build,
	};
});

function findPlugin(plugins: PluginOption[] = [], name: string): PluginOption {
	const found = plugins.find((plugin) => plugin && "name" in plugin && plugin.name === name);
	if (!found)
		throw new Error(`The school's vite.config.ts has no plugin "${name}" any more: bring bench/bare up to date`);
	return found;
}
