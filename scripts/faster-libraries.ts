import type { Plugin } from "vite";

type Change = readonly [pattern: RegExp, replacement: string];

type Changes = Readonly<Record<string, readonly Change[]>>;

/** Each link of a page writes the paths of its routes as JSON and reads them again, twice: remember them. */
const RESOLVED_PATHS: readonly Change[] = [
	[
		/function useResolvedPath\(/,
		"const knownPathnames = new WeakMap(); function pathnamesOf(matches, splat) { let known = knownPathnames.get(matches); if (!known) knownPathnames.set(matches, (known = UNSAFE_getResolveToMatches(matches, splat))); return known; } function useResolvedPath(",
	],
	[
		/let routePathnamesJson = JSON\.stringify\(UNSAFE_getResolveToMatches\(matches, future\.v7_relativeSplatPath\)\);\s+return React\.useMemo\(\(\) => resolveTo\(to, JSON\.parse\(routePathnamesJson\), locationPathname, relative === "path"\), \[to, routePathnamesJson, locationPathname, relative\]\);/,
		'const pathnames = pathnamesOf(matches, future.v7_relativeSplatPath); return React.useMemo(() => resolveTo(to, pathnames, locationPathname, relative === "path"), [to, pathnames, locationPathname, relative]);',
	],
];

/** By the end of a file's name: what a library does on the server, and what it shall do instead. */
const SERVER: Changes = {
	// React's writer for Node encodes each attribute into a buffer of two kilobytes: hand the text on, as text.
	"/react-dom-server.node.production.min.js": [
		[/require\("util"\)/, "{TextEncoder:class{encode(text){return text}}}"],
		[/function r\(a,b\)\{if\("string"===typeof b\)[\s\S]*?\}(?=function t\(a,b\))/, "function r(a,b){a.write(b)}"],
	],
	// Leave out the older renderer: nobody calls it, and it wants Node's streams.
	"/react-dom/server.node.js": [[/require\('\.\/cjs\/react-dom-server-legacy\.node\.production\.min\.js'\)/, "{}"]],
	"/react-router/dist/index.js": RESOLVED_PATHS,
	// The table of routes never changes, but is flattened, ranked and compiled several times per request: remember it.
	"/@remix-run/router/dist/router.js": [
		[
			/let branches = flattenRoutes\(routes\);\s+rankRouteBranches\(branches\);/,
			"let branches = knownBranches.get(routes); if (!branches) { branches = flattenRoutes(routes); rankRouteBranches(branches); knownBranches.set(routes, branches); }",
		],
		[
			/compilePath\(pattern\.path, pattern\.caseSensitive, pattern\.end\)/,
			"knownPath(pattern.path, pattern.caseSensitive, pattern.end)",
		],
		[
			/function compilePath\(/,
			"const knownBranches = new WeakMap(), knownPaths = new Map(); function knownPath(path, caseSensitive, end) { const key = path + caseSensitive + end; let known = knownPaths.get(key); if (!known) knownPaths.set(key, (known = compilePath(path, caseSensitive, end))); return known; } function compilePath(",
		],
	],
};

/** What `remix.config.js` has settled is settled: the ways of Remix that are switched off need not be sent. */
const IS_SINGLE_FETCH: Change = [/(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch(?: === true)?/g, "true"];

const BROWSER: Changes = {
	"/react-router/dist/index.js": RESOLVED_PATHS,
	"/@remix-run/react/dist/esm/browser.js": [IS_SINGLE_FETCH],
	"/@remix-run/react/dist/esm/components.js": [IS_SINGLE_FETCH],
	"/@remix-run/react/dist/esm/links.js": [IS_SINGLE_FETCH],
	"/@remix-run/react/dist/esm/routes.js": [
		IS_SINGLE_FETCH,
		[
			/let result = await fetchServerHandler\(request, route\);\s+return unwrap \? unwrapServerResponse\(result\) : result;/,
			'throw new Error("Data come by single fetch");',
		],
	],
};

/**
 * Spares the server what its libraries do over and over, and the browser what they
 * would do under other settings. Stops the build when a library is no longer written
 * as this expects.
 * Record: docs/decisions/0008-the-faster-renderer.md
 */
export function fasterLibraries(): Plugin {
	return {
		name: "faster-libraries",
		apply: "build",
		enforce: "pre",
		transform(code, id, options) {
			const changes = options?.ssr ? SERVER : BROWSER;
			const file = Object.keys(changes).find((ending) => id.endsWith(ending));
			return file ? change(code, changes[file] ?? [], (message) => this.error(`${file}: ${message}`)) : undefined;
		},
	};
}

function change(code: string, changes: readonly Change[], stop: (message: string) => never): string {
	return changes.reduce((changed, [pattern, replacement]) => {
		if (changed.search(pattern) < 0) stop(`${pattern} is no longer in it`);
		return changed.replace(pattern, () => replacement);
	}, code);
}
