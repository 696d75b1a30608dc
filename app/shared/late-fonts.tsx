import { useNonce } from "./nonce";

/**
 * Stands in the head: on a first visit the page is painted in the system's faces,
 * which have the metrics of ours, and our fonts are asked for right afterwards.
 * It has run when the page comes to life. Whoever has them already sees them at once, and so does a browser without script.
 * Record: docs/decisions/0016-fonts-cut-at-build-time.md
 */
export function LateFonts() {
	const html = { __html: import.meta.env.SSR ? FONTS_AFTER_PAINT : "" };
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, which text would have to be without quotes
	return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Runs in the page, as text. `data-fonts` is what app/styles/type.css goes by; the key says that the fonts were here before. */
const FONTS_AFTER_PAINT = `(()=>{
const root=document.documentElement,key="fonts";
try{if(localStorage.getItem(key))return}catch{}
root.dataset.fonts="late";
let shown=0;
const remember=()=>{try{localStorage.setItem(key,"1")}catch{}};
const show=()=>{if(shown++)return;delete root.dataset.fonts;setTimeout(()=>document.fonts.ready.then(remember),500)};
try{new PerformanceObserver((_,seen)=>{seen.disconnect();show()}).observe({type:"paint",buffered:true})}catch{show()}
setTimeout(show,3000);
})()`;
