/** Texts that break parsers, SQL, headers and pages. */
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

/** Field names that cause counting, nesting or recursion. Below the 4 KB limit of sign-in. */
export const ODD_NAMES: readonly string[] = [
	`a${".a".repeat(1900)}`,
	`a${"[0]".repeat(1200)}`,
	`${"a.__proto__.".repeat(200)}a`,
	"x".repeat(3000),
	"tiers[4294967294].amount",
	`a[${"9".repeat(300)}]`,
];

export const ODD_BYTES: readonly string[] = ["%ED%A0%80", "%FF%C0%AE", "%", "%00", "%2e%2e%2F"];

export const LONG_TEXTS: readonly string[] = [
	"x".repeat(300),
	"李".repeat(300),
	"%_".repeat(1500),
	"ж".repeat(100_000),
];

/** JSON source, since `JSON.stringify` cannot write some of it. */
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

/** Replacements for path parameters. */
export const ODD_SEGMENTS: readonly string[] = [
	...[...ODD_TEXTS, ...LONG_TEXTS.slice(0, 2)].filter((text) => text !== "").map(encodeURIComponent),
	...ODD_BYTES,
];

/** Over all sets each name gets each value. One request tests all names of a set. */
export function rotations(names: readonly string[], values: readonly string[]): [name: string, value: string][][] {
	return values.map((_, turn) =>
		names.map((name, at) => [name, values[(turn + 5 * at) % values.length] ?? ""] as [string, string]),
	);
}

export const DEEP_TEXTS: readonly string[] = ["a\0\r\nb", "🏠\ud800%_'--", "x".repeat(3000)];

/** Selects part of the cases, another part per turn. */
export type Share = <T>(things: readonly T[], turn: number, parts?: number) => readonly T[];

/** Every `parts`-th case; all turns together cover everything. */
export const share: Share = (things, turn, parts = 24) => things.filter((_, at) => (at + turn) % parts === 0);

/** The complement of `share`, for `npm run test:wide`. */
export const rest: Share = (things, turn, parts = 24) => things.filter((_, at) => (at + turn) % parts !== 0);
