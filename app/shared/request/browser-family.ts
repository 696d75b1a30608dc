/** Order matters, since browsers include the names of older ones in their user agent. */
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

/** Browser with major version and system: "Chrome 131, Android". Null if unknown. */
export function browserFamilyOf(userAgent: string | null): string | null {
	const { browser, version, system } = deviceOf(userAgent);
	if (!browser) return null;
	return system ? `${browser} ${version}, ${system}` : `${browser} ${version}`;
}

export type Device = { browser: string | null; version: string | null; system: string | null; isHandheld: boolean };

export function deviceOf(userAgent: string | null): Device {
	const told = userAgent ?? "";
	const found = BROWSERS.map(([name, pattern]) => [name, pattern.exec(told)?.[1]] as const).find(([, known]) => known);
	const system = SYSTEMS.find(([, mark]) => mark.test(told))?.[0] ?? null;
	return {
		browser: found?.[0] ?? null,
		version: found?.[1] ?? null,
		system,
		isHandheld: system === "Android" || system === "iOS",
	};
}
