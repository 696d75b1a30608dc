import { Scripts } from "@remix-run/react";
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Props = { nonce?: string };

/**
 * Remix's `<Scripts>` without its `modulepreload` links: they compete with fonts
 * and style sheet for the first paint. The client code is asked for after it.
 * Record: docs/decisions/0004-client-code-after-first-paint.md
 */
export function LateScripts({ nonce }: Props) {
	// Called, not rendered, so that its elements can be picked from: it is a plain function of hooks.
	const scripts = Scripts({ nonce, crossOrigin: undefined });
	return <Fragment>{flatten(scripts).filter(isScript).map(afterFirstPaint)}</Fragment>;
}

function flatten(node: ReactNode): ReactElement[] {
	return Children.toArray(node).flatMap((child) =>
		isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
			? flatten(child.props.children)
			: isValidElement(child)
				? [child]
				: [],
	);
}

function isScript(element: ReactElement): boolean {
	return element.type === "script";
}

/** Turns the static imports of the module script into dynamic ones that wait for the text to be painted. */
function afterFirstPaint(element: ReactElement): ReactElement {
	const { type, dangerouslySetInnerHTML: html } = element.props as {
		type?: string;
		dangerouslySetInnerHTML?: { __html: string };
	};
	if (type !== "module" || !html?.__html.includes("import ")) return element;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: Remix's own bootstrap, with other imports
	return <script {...element.props} key="late" dangerouslySetInnerHTML={{ __html: waitForPaint(html.__html) }} />;
}

function waitForPaint(source: string): string {
	const names: string[] = [];
	const paths: string[] = [];
	const rest = source
		.replace(/import \* as (\w+) from ("[^"]+");?/g, (_all, name: string, path: string) => {
			names.push(name);
			paths.push(path);
			return "";
		})
		.replace(/import ("[^"]+");?/g, (_all, path: string) => {
			names.push(`side${names.length}`);
			paths.push(path);
			return "";
		});
	const load = `Promise.all([${paths.map((path) => `import(${path})`).join(",")}]).then(([${names.join(",")}])=>{${rest.trim()}})`;
	return `(${afterFirstText})(()=>{${load}});`;
}

/**
 * Runs in the page, as text: calls `load` when the browser says that it has painted and the
 * fonts are there, or after the longest wait where it says nothing (a tab in the background).
 */
const afterFirstText = `load=>{
let called=0;
const once=()=>{called++||load()};
const settle=()=>Promise.race([document.fonts.ready,new Promise(late=>setTimeout(late,1500))]).then(()=>requestAnimationFrame(()=>setTimeout(once)));
try{new PerformanceObserver((_,seen)=>{seen.disconnect();settle()}).observe({type:"paint",buffered:true})}catch{settle()}
setTimeout(once,4000)
}`;
