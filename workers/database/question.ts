/** One call to D1: by which method, and which statements with their values. */
export interface Question {
	how: string;
	statements: readonly { sql: string; values: readonly unknown[] }[];
}

/**
 * A short key, cheap enough for every request. Different questions may share one,
 * so whoever finds an answer by it compares the full key as well.
 */
export function quickKey({ how, statements }: Question, now: number): string {
	let key = how;
	for (const { sql, values } of statements) {
		key += `|${sql.length}`;
		for (const value of values) key += `,${minutesAgo(value, now) ?? value}`;
	}
	return key;
}

/** Everything that was asked, word for word, or null when it cannot be written down (bytes). */
export function fullKey({ how, statements }: Question, now: number): string | null {
	const parts: unknown[] = [how];
	for (const { sql, values } of statements) {
		if (values.some((value) => typeof value === "object" && value !== null)) return null;
		parts.push(sql);
		for (const value of values) {
			const ago = minutesAgo(value, now);
			parts.push(ago === null ? [value] : { minutesAgo: ago });
		}
	}
	return JSON.stringify(parts);
}

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

/**
 * For an instant near now its distance from now in whole minutes, else null:
 * "since yesterday at this time" is the same question a minute later, in other numbers.
 */
function minutesAgo(value: unknown, now: number): number | null {
	if (typeof value !== "number" || Math.abs(now - value) > YEAR) return null;
	return Math.round((now - value) / MINUTE);
}
