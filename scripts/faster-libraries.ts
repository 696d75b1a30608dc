import type { Plugin } from "vite";

type Change = readonly [pattern: RegExp, replacement: string];

/** By the end of a file's name: what a library does, and what it shall do instead. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
	// React's writer for Node encodes each attribute into a buffer of two kilobytes: hand the text on, as text.
	"/react-dom-server.node.production.min.js": [
		[/require\("util"\)/, "{TextEncoder:class{encode(text){return text}}}"],
		[/function r\(a,b\)\{if\("string"===typeof b\)[\s\S]*?\}(?=function t\(a,b\))/, "function r(a,b){a.write(b)}"],
	],
	// Leave out the older renderer: nobody calls it, and it wants Node's streams.
	"/react-dom/server.node.js": [[/require\('\.\/cjs\/react-dom-server-legacy\.node\.production\.min\.js'\)/, "{}"]],
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
			"const knownBranches = new WeakMap(), knownPaths = new Map(); function knownPath(path, caseSensitive, end) { const key = `${path} ${caseSensitive} ${end}`; let known = knownPaths.get(key); if (!known) knownPaths.set(key, (known = compilePath(path, caseSensitive, end))); return known; } function compilePath(",
		],
	],
};

/**
 * Spares the server work that its libraries do over and over. Stops the build when
 * a library is no longer written as this expects.
 * Record: docs/decisions/0008-the-faster-renderer.md
 */
export function fasterLibraries(): Plugin {
	return {
		name: "faster-libraries",
		apply: "build",
		enforce: "pre",
		transform(code, id, options) {
			const file = options?.ssr && Object.keys(CHANGES).find((ending) => id.endsWith(ending));
			return file ? change(code, CHANGES[file] ?? [], (message) => this.error(`${file}: ${message}`)) : undefined;
		},
	};
}

function change(code: string, changes: readonly Change[], stop: (message: string) => never): string {
	return changes.reduce((changed, [pattern, replacement]) => {
		if (!pattern.test(changed)) stop(`${pattern} is no longer in it`);
		return changed.replace(pattern, () => replacement);
	}, code);
}
