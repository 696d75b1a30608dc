import { letterFoldRows } from "#db/letter-folds.ts";

/* Prints statements that update `letter_folds`: node scripts/letters/print-letter-folds.ts */
const A_STATEMENT = 60_000;

const pairs = [...letterFoldRows()].map(([letter, folded]) => `${JSON.stringify(letter)}:${JSON.stringify(folded)}`);
const portions: string[][] = [[]];
for (const pair of pairs) {
	const last = portions.at(-1) ?? [];
	if (Buffer.byteLength(last.join(",")) > A_STATEMENT) portions.push([pair]);
	else last.push(pair);
}
const statements = portions.map(
	(portion) =>
		`INSERT INTO letter_folds (letter, folded) SELECT key, value FROM json_each('{${portion.join(",").replaceAll("'", "''")}}');`,
);
console.log(["DELETE FROM letter_folds;", ...statements].join("\n--> statement-breakpoint\n"));
