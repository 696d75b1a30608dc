import { calculate } from "#app/shared/arithmetic.ts";
import type { Problem } from "../front-matter.ts";
import type { LessonFile } from "./lesson-files.ts";

/** Recomputes the sums that lessons state, and finds their results in the text and its translations. */
export function sumProblems(lessons: readonly LessonFile[]): Problem[] {
	return lessons.flatMap(({ english, translations }) => {
		const { file, matter, lineOf } = english;
		const texts = [english, ...translations.values()].map((one) => ({
			file: one.file,
			figures: figuresIn(`${one.body}\n${JSON.stringify({ ...one.matter, sums: undefined })}`),
		}));
		return matter.sums.flatMap((sum, index) => {
			const add = (message: string, where = file): Problem => ({
				file: where,
				line: where === file ? lineOf("sums", index) : 1,
				message: `sums: ${sum}: ${message}`,
			});
			const fault = sumFault(sum);
			if (fault) return [add(fault)];
			const result = Number(resultOf(sum).replaceAll(",", ""));
			return texts
				.filter(({ figures }) => !figures.has(Math.abs(result)))
				.map((text) => add("the result does not stand in the text", text.file));
		});
	});
}

/** The error in `28,000 * 15% = 4,200`, or null. `≈` allows half a unit of the last digit. */
export function sumFault(sum: string): string | null {
	const [, left, sign, right] = /^([^=≈]+)(=|≈)\s*([−-]?[\d,]+(?:\.\d+)?)$/.exec(sum) ?? [];
	if (!left || !sign || !right) return "is not of the form a + b = c";
	const stated = Number(right.replaceAll(",", "").replace("−", "-"));
	const decimals = right.split(".")[1]?.length ?? 0;
	try {
		const result = calculate(toCalculation(left));
		const allowed = sign === "≈" ? 0.5 * 10 ** -decimals + 1e-9 : 1e-6;
		return Math.abs(result - stated) <= allowed ? null : `comes to ${result}`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

function toCalculation(text: string): string {
	return text
		.replaceAll("−", "-")
		.replaceAll("×", "*")
		.replace(/(?<=\d),(?=\d{3})/g, "")
		.replace(/(\d+(?:\.\d+)?)%/g, "($1 / 100)");
}

function resultOf(sum: string): string {
	return sum
		.replace(/^.*[=≈]\s*/, "")
		.replace("−", "-")
		.trim();
}

/** The numbers in a text: `100,200`, `100.200`, `100 200` and Chinese `10.02万` are equal. */
function figuresIn(text: string): Set<number> {
	const figures = new Set<number>();
	for (const [, found, wan] of text.matchAll(/(\d+(?:[.,'’\u00a0\u202f\u2009 ]\d+)*)(\s?万)?/g)) {
		for (const value of readings(String(found))) figures.add(Number((wan ? value * 10_000 : value).toPrecision(12)));
	}
	return figures;
}

function readings(found: string): number[] {
	const parts = [found, ...found.split(" ")];
	return parts.flatMap((part) => {
		const bare = part.replace(/['’\u00a0\u202f\u2009 ]/g, "");
		return [
			Number(bare.replaceAll(",", "")),
			Number(bare.replaceAll(".", "").replace(",", ".")),
			Number(bare.replace(/[.,]/g, "")),
		].filter((value) => Number.isFinite(value));
	});
}
