import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";

export type Problem = { file: string; line: number; message: string };

export class ContentError extends Error {
	/** Private, so that a console does not print the errors twice. */
	readonly #problems: Problem[];

	constructor(problems: Problem[]) {
		const lines = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
		super(
			`The content has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}.\n${lines.join("\n")}`,
		);
		this.name = "ContentError";
		this.#problems = problems;
	}

	get problems(): Problem[] {
		return this.#problems;
	}
}

export type ContentFile<Matter> = {
	file: string;
	matter: Matter;
	body: string;
	bodyLine: number;
	lineOf: (...path: PropertyKey[]) => number;
};

/** Splits front matter, checked by `schema`, from Markdown. If invalid, returns null and adds to `problems`. */
export function parseContentFile<Schema extends z.ZodType>(
	file: string,
	text: string,
	schema: Schema,
	problems: Problem[],
): ContentFile<z.infer<Schema>> | null {
	const parts = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
	if (!parts) {
		problems.push({ file, line: 1, message: "begins without front matter between two lines of ---" });
		return null;
	}
	const lines = new LineCounter();
	const document = parseDocument(parts[1] ?? "", { lineCounter: lines, prettyErrors: false });
	const lineAt = (offset: number) => lines.linePos(offset).line + 1;
	for (const error of document.errors) problems.push({ file, line: lineAt(error.pos[0]), message: error.message });
	if (document.errors.length > 0) return null;

	const lineOf = (...path: PropertyKey[]) => lineAt(offsetOf(document.contents, path));
	const data: unknown = document.toJS();
	const result = schema.safeParse(data);
	if (!result.success) {
		const findings = result.error.issues.flatMap((issue) => explain(issue, data));
		problems.push(...findings.map((finding) => locate(file, finding, lineOf)));
		return null;
	}
	const head = parts[0].split("\n").length;
	return { file, matter: result.data, body: text.slice(parts[0].length).trimEnd(), bodyLine: head, lineOf };
}

type Finding = { path: PropertyKey[]; message: string };

function locate(file: string, { path, message }: Finding, lineOf: (...path: PropertyKey[]) => number): Problem {
	const name = path.map(String).join(".");
	return { file, line: lineOf(...path), message: name ? `${name}: ${message}` : message };
}

function explain(issue: z.core.$ZodIssue, data: unknown): Finding[] {
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => ({ path: [...issue.path, key], message: "is no key that is known here" }));
	}
	if (issue.code === "invalid_key") {
		return [{ path: issue.path, message: issue.issues[0]?.message ?? issue.message }];
	}
	const isMissing = issue.path.length > 0 && valueAt(data, issue.path) === undefined;
	return [{ path: issue.path, message: isMissing ? "is missing" : issue.message }];
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
		data,
	);
}

function offsetOf(root: unknown, path: PropertyKey[]): number {
	let node: unknown = root;
	let offset = startOf(root) ?? 0;
	for (const step of path) {
		if (isMap(node)) {
			const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
			if (!pair) break;
			offset = startOf(pair.key) ?? offset;
			node = pair.value;
		} else if (isSeq(node)) {
			const item: unknown = node.items[Number(step)];
			if (item === undefined) break;
			offset = startOf(item) ?? offset;
			node = item;
		} else break;
	}
	return offset;
}

function startOf(node: unknown): number | undefined {
	return isNode(node) ? (node as Node).range?.[0] : undefined;
}
