import type { Plugin } from "vite";

/** What React's writer for Node does with a piece of a page, and what it shall do: hand the text on. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
	[/require\("util"\)/, "{TextEncoder:class{encode(text){return text}}}"],
	[/function r\(a,b\)\{if\("string"===typeof b\)[\s\S]*?\}(?=function t\(a,b\))/, "function r(a,b){a.write(b)}"],
];

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
			if (!id.endsWith("/react-dom-server.node.production.min.js")) return;
			return CHANGES.reduce((changed, [pattern, replacement]) => {
				if (!pattern.test(changed)) this.error(`React's writer for Node has changed: ${pattern} is not in it.`);
				return changed.replace(pattern, () => replacement);
			}, code);
		},
	};
}
