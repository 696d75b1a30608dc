/** Texts that nobody means: what breaks parsers, statements, headers and pages. */
export const ODD_TEXTS: readonly string[] = [
	"",
	"a\0b",
	"\r\nSet-Cookie: a=b",
	"🏠👩‍👩‍👧",
	"שלום \u202e עולם",
	"e\u0301\u0301\u2028",
	"_%_\\%",
	"%00%zz",
	"'; DROP TABLE users;--\"",
	"<script>{{name}} $t(x)</script>",
	"//evil.example/../..",
	"-1",
	"1e308",
	"9".repeat(40),
	"NaN",
	"null",
	"[]",
	"__proto__",
];

/** Names that no form and no call of ours has: what reads them counts, nests or recurses by what they say. Below the 4 KB of signing in. */
export const ODD_NAMES: readonly string[] = [
	`a${".a".repeat(1900)}`,
	`a${"[0]".repeat(1200)}`,
	`${"a.__proto__.".repeat(200)}a`,
	"x".repeat(3000),
	"tiers[4294967294].amount",
	`a[${"9".repeat(300)}]`,
];

/** What an address can carry that no text stands for: half a pair of surrogates, bytes that are no UTF-8, half an escape. */
export const ODD_BYTES: readonly string[] = ["%ED%A0%80", "%FF%C0%AE", "%", "%00", "%2e%2e%2F"];

/** Of 300, 3,000 and 100,000 characters. */
export const LONG_TEXTS: readonly string[] = [
	"x".repeat(300),
	"李".repeat(300),
	"%_".repeat(1500),
	"ж".repeat(100_000),
];

/** A value of JSON as it is written: some cannot be written by `JSON.stringify`. */
export const ODD_JSON: readonly string[] = [
	"null",
	"true",
	"0",
	"-1",
	"0.5",
	"1e999",
	"9007199254740993",
	"NaN",
	'"\\ud800"',
	"[]",
	"[null]",
	'{"a":{"b":[{"c":null}]}}',
	`${"[".repeat(200)}${"]".repeat(200)}`,
	...[...ODD_TEXTS, ...LONG_TEXTS].map((text) => JSON.stringify(text)),
];

/** What stands in for a value in a path: a text, or bytes as they are. */
export const ODD_SEGMENTS: readonly string[] = [
	...[...ODD_TEXTS, ...LONG_TEXTS.slice(0, 2)].filter((text) => text !== "").map(encodeURIComponent),
	...ODD_BYTES,
];

/**
 * As many sets as there are values: every name has each of the values once, and in no set do two neighbours have the
 * same. One request with such a set asks for every name at a time.
 */
export function rotations(names: readonly string[], values: readonly string[]): [name: string, value: string][][] {
	return values.map((_, turn) =>
		names.map((name, at) => [name, values[(turn + 5 * at) % values.length] ?? ""] as [string, string]),
	);
}

/** What is sent in one field while all others are right, so that it comes as far as it can. */
export const DEEP_TEXTS: readonly string[] = ["a\0\r\nb", "🏠\ud800%_'--", "x".repeat(3000)];

/** Takes a part of all that a page, a form or an admin could be asked: the next one, with the next turn, another part. */
export type Share = <T>(things: readonly T[], turn: number, parts?: number) => readonly T[];

/** A twenty-fourth (or what `parts` says), so that all of them together are asked for everything. */
export const share: Share = (things, turn, parts = 24) => things.filter((_, at) => (at + turn) % parts === 0);

/** All that `share` leaves out, so that each of them is asked for everything: `npm run test:wide`. */
export const rest: Share = (things, turn, parts = 24) => things.filter((_, at) => (at + turn) % parts !== 0);
