import type { Plugin } from "vite";

type Change = readonly [pattern: RegExp, replacement: string];

/** By file of React: what its renderer for Node does, and what it shall do instead. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
	// Hand the text on, as text.
	"/react-dom-server.node.production.min.js": [
		[/require\("util"\)/, "{TextEncoder:class{encode(text){return text}}}"],
		[/function r\(a,b\)\{if\("string"===typeof b\)[\s\S]*?\}(?=function t\(a,b\))/, "function r(a,b){a.write(b)}"],
	],
	// Leave out the older renderer: nobody calls it, and it wants Node's streams.
	"/react-dom/server.node.js": [[/require\('\.\/cjs\/react-dom-server-legacy\.node\.production\.min\.js'\)/, "{}"]],
};

/**
 * Lets React write a page as text. Its writer for Node encodes each attribute into
 * a buffer of two kilobytes, with a view of it for each; joining strings and encoding
 * once costs a third. Stops the build when React is no longer written as this expects.
 * Record: docs/decisions/0008-the-faster-renderer.md
 */
export function textWriter(): Plugin {
	return {
		name: "text-writer",
		apply: "build",
		enforce: "pre",
		transform(code, id) {
			const file = Object.keys(CHANGES).find((ending) => id.endsWith(ending));
			return file && change(code, CHANGES[file] ?? [], this.error);
		},
	};
}

function change(code: string, changes: readonly Change[], stop: (message: string) => never): string {
	return changes.reduce((changed, [pattern, replacement]) => {
		if (!pattern.test(changed)) stop(`React's renderer for Node has changed: ${pattern} is not in it.`);
		return changed.replace(pattern, () => replacement);
	}, code);
}
