import type { Plugin } from "vite";

/** What Remix does with the code of a page that did not arrive. */
const RELOADS =
	/console\.error\(`Error loading route module[\s\S]*window\.location\.reload\(\);[\s\S]*?\}\);(?=\s*\}\s*\})/;

/**
 * Lets a page whose code could not be loaded end in the error card, as the rest
 * of what fails does. Remix reloads the document that is being left: a click that
 * leads nowhere, and without a network the browser's own error page. Throwing
 * would not do, since its data strategy looks at loaders only; so what
 * `entry.client.tsx` registers takes the place of the module. Stops the build
 * when Remix is no longer written as this expects.
 * Record: docs/decisions/0113-a-page-whose-code-does-not-arrive.md
 */
export function routeFailures(): Plugin {
	return {
		name: "route-failures",
		apply: "build",
		transform(code, id) {
			if (!id.endsWith("/@remix-run/react/dist/esm/routeModules.js")) return;
			if (!RELOADS.test(code)) this.error("Remix's loadRouteModule has changed: it is not as this plugin expects.");
			return { code: code.replace(RELOADS, "return window.standInForRoute(route.module);"), map: null };
		},
	};
}
