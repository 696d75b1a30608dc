import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { bodyFaults } from "./body-faults.ts";
import { type Problem, parseContentFile } from "./front-matter.ts";
import type { FigureWords } from "./schema.ts";

export type Figure = { name: string; svg: string; words: FigureWords };

export type Reading = { root: string; media: Set<string>; figures: Map<string, Figure>; problems: Problem[] };

export function parse<Schema extends Parameters<typeof parseContentFile>[2]>(
	reading: Reading,
	path: string[],
	schema: Schema,
) {
	const file = fileName(reading, path);
	let text: string;
	try {
		text = readFileSync(join(reading.root, ...path), "utf8");
	} catch {
		reading.problems.push({ file, line: 1, message: "is missing or cannot be read" });
		return null;
	}
	const clean = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
	const parsed = parseContentFile(file, clean, schema, reading.problems);
	for (const { line, message } of parsed ? bodyFaults(parsed.body) : []) {
		reading.problems.push({ file, line: Number(parsed?.bodyLine) + line, message });
	}
	return parsed;
}

export function reportProblem(reading: Reading, path: string[], message: string, line = 1): void {
	reading.problems.push({ file: fileName(reading, path), line, message });
}

function fileName(reading: Reading, path: string[]): string {
	const full = join(reading.root, ...path);
	const short = relative(process.cwd(), full);
	return short.startsWith("..") || isAbsolute(short) ? full : short;
}

export function listNames(folder: string): string[] {
	try {
		return readdirSync(folder)
			.filter((name) => !name.startsWith("."))
			.sort();
	} catch {
		return [];
	}
}

export function twoDigits(value: number): string {
	return String(value).padStart(2, "0");
}
