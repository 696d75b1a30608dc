import { diff3Merge } from "node-diff3";
import { FACT_FIELDS, type LessonTyping, LONG_FIELDS, TEXT_FIELDS } from "../lesson-typing";

/** A run of lines that both agree on, or the lines of each where they do not. */
export type MergePiece = { kind: "agreed"; lines: string[] } | { kind: "open"; mine: string[]; theirs: string[] };
export type FieldMerge = { field: (typeof TEXT_FIELDS)[number]; pieces: MergePiece[] };
export type Choice = "mine" | "theirs" | "both";

/** Merges two texts line by line from what both were written on; what only one of them changed is taken. */
export function mergeLessons(base: LessonTyping, mine: LessonTyping, theirs: LessonTyping): FieldMerge[] {
	return TEXT_FIELDS.map((field) => ({ field, pieces: mergeTexts(base[field], mine[field], theirs[field]) }));
}

function mergeTexts(base: string, mine: string, theirs: string): MergePiece[] {
	const regions = diff3Merge(mine.split("\n"), base.split("\n"), theirs.split("\n"), {
		excludeFalseConflicts: true,
	});
	return regions.map(
		({ ok, conflict }): MergePiece =>
			conflict ? { kind: "open", mine: conflict.a, theirs: conflict.b } : { kind: "agreed", lines: ok ?? [] },
	);
}

export function openPlaces(fields: readonly FieldMerge[]): number {
	return fields.reduce((sum, { pieces }) => sum + pieces.filter(({ kind }) => kind === "open").length, 0);
}

/** The text that comes of it; `chosen` counts the open places through all fields. Facts are those of the writer. */
export function mergedLesson(
	fields: readonly FieldMerge[],
	chosen: readonly Choice[],
	{ base, mine, theirs }: { base: LessonTyping; mine: LessonTyping; theirs: LessonTyping },
): LessonTyping {
	let at = 0;
	const texts = fields.map(({ field, pieces }) => {
		const lines = pieces.flatMap((piece) => {
			if (piece.kind === "agreed") return piece.lines;
			const choice = chosen[at++] ?? "mine";
			if (choice === "both")
				return LONG_FIELDS.includes(field)
					? [...piece.mine, ...piece.theirs]
					: [[...piece.mine, ...piece.theirs].join(" ")];
			return piece[choice];
		});
		return [field, lines.join("\n")] as const;
	});
	const facts = FACT_FIELDS.map((field) => [field, mine[field] === base[field] ? theirs[field] : mine[field]] as const);
	return { ...mine, ...Object.fromEntries(facts), ...Object.fromEntries(texts) };
}
