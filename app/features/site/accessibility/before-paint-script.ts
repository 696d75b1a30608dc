import { PREFERENCES_KEY } from "./preferences";

/** Minimal copy of `parsePreferences` and `attributesOf`; a test compares them. Avoids characters React escapes. */
export const BEFORE_PAINT = [
	"try{",
	// Without a cookie the stored theme applies.
	"const theme=localStorage.getItem(`theme`);",
	"if(!/(^|; )theme=/.test(document.cookie))if([`light`,`dark`].includes(theme))document.documentElement.className=theme;",
	`const p=Object(JSON.parse(localStorage.getItem(\`${PREFERENCES_KEY}\`))),`,
	"wear=function(name,value,known){if(known.includes(value))document.documentElement.setAttribute(`data-`+name,value)};",
	"wear(`font-size`,p.fontSize,[`large`,`larger`]);",
	"wear(`contrast`,p.contrast,[`high`]);",
	"wear(`motion`,p.motionReduced===true?`reduced`:``,[`reduced`]);",
	"wear(`single-keys`,p.singleKeys===false?`off`:``,[`off`])",
	"}catch{}",
].join("");
