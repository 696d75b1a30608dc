/** Later names also appear in the identification of earlier ones, so the order counts. */
const BROWSERS = [
	["Edge", /\bEdg(?:e|A|iOS)?\/(\d{1,3})/],
	["Opera", /\b(?:OPR|Opera)\/(\d{1,3})/],
	["Samsung Internet", /\bSamsungBrowser\/(\d{1,3})/],
	["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
	["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,3})/],
	["Safari", /\bVersion\/(\d{1,3})[\d.]{0,10} (?:Mobile\/\w{1,10} )?Safari\//],
] as const;

const SYSTEMS = [
	["Android", /\bAndroid\b/],
	["iOS", /\b(?:iPhone|iPad|iPod)\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\bMac OS X\b/],
	["Linux", /\b(?:Linux|CrOS)\b/],
] as const;

/** Browser, its major version and the system: "Chrome 131, Android". Null when it is none that we know. */
export function browserFamilyOf(userAgent: string | null): string | null {
	if (!userAgent) return null;
	for (const [name, pattern] of BROWSERS) {
		const version = pattern.exec(userAgent)?.[1];
		if (!version) continue;
		const system = SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0];
		return system ? `${name} ${version}, ${system}` : `${name} ${version}`;
	}
	return null;
}
