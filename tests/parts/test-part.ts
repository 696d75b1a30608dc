const PARTS = ["first", "wide", "all"] as const;
export type TestPart = (typeof PARTS)[number];

/** The tag of a wide test in the browser; elsewhere the name of its file says it: `*.wide.*`. */
export const WIDE_TAG = "@wide";

/**
 * The tests that run, by the variable TESTS: `first` is what `npm test` runs, `wide` what it leaves to `npm run test:wide`,
 * `all` both and the default. Throws for any other value, which would select nobody knows what. Record:
 * docs/decisions/0148-two-test-commands-and-tools.md
 */
export function testPart(value = process.env.TESTS || "all"): TestPart {
	const part = PARTS.find((one) => one === value);
	if (!part) throw new RangeError(`TESTS is ${PARTS.join(", ")}, not ${value}`);
	return part;
}

/** What Vitest includes and excludes for a part of the files below a folder whose names end in `.<kind>`. */
export function filesOfPart(part: TestPart, under: string, kind: string): { include: string[]; exclude: string[] } {
	const wide = `${under}/**/*.wide.${kind}`;
	return {
		include: [part === "wide" ? wide : `${under}/**/*.${kind}`],
		exclude: part === "first" ? [wide] : [],
	};
}

/** What Playwright greps for a part. */
export function tagsOfPart(part: TestPart): { grep?: RegExp; grepInvert?: RegExp } {
	const wide = new RegExp(WIDE_TAG);
	if (part === "all") return {};
	return part === "wide" ? { grep: wide } : { grepInvert: wide };
}
