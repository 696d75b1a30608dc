/**
 * The options of the framework, in their one home. Remix's Vite plugin does not
 * read this file by itself: `vite.config.ts` imports it.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
	ignoredRouteFiles: ["**/*"],
	serverModuleFormat: "esm",
	future: {
		v3_fetcherPersist: true,
		v3_relativeSplatPath: true,
		v3_throwAbortReason: true,
		v3_lazyRouteDiscovery: true,
		v3_routeConfig: true,
		v3_singleFetch: true,
	},
};
