import { PREFERENCES_KEY } from "./preferences";

/**
 * `parsePreferences` and `attributesOf` once more, small enough to stand in every
 * page; a test holds them against each other. React would escape quotes,
 * ampersands and angle brackets in a script, so it does without them.
 */
export const BEFORE_PAINT = [
	"try{",
	// Without a cookie the theme that was stored here counts.
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
