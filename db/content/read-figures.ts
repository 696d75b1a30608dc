import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { Language } from "#app/shared/words/languages.ts";
import { FIGURE_LINE } from "./markdown.ts";
import { type Figure, listNames, type Reading } from "./reading.ts";
import { FigureWords } from "./schema.ts";

export function readFigures(reading: Reading, folder: string): Map<string, Figure> {
	const figures = new Map<string, Figure>();
	for (const file of listNames(folder).filter((name) => name.endsWith(".svg"))) {
		const name = file.slice(0, -4);
		const complain = (message: string) => reading.problems.push({ file: join(folder, file), line: 1, message });
		const svg = readFileSync(join(folder, file), "utf8").trim();
		for (const fault of drawingFaults(svg)) complain(fault);

		let text: string;
		try {
			text = readFileSync(join(folder, `${name}.yaml`), "utf8");
		} catch {
			complain(`has no words: ${name}.yaml is missing`);
			continue;
		}
		const words = FigureWords.safeParse(parseDocument(text).toJS());
		if (!words.success) complain(`${name}.yaml: ${words.error.issues[0]?.message}`);
		else {
			const labels = ["title", ...labelsOf(svg)];
			for (const [language, given] of Object.entries(words.data)) {
				for (const label of labels) if (!given?.[label]) complain(`${name}.yaml: ${language} leaves out ${label}`);
			}
			if (!words.data.en) complain(`${name}.yaml: has no English words`);
			figures.set(name, { name, svg, words: words.data });
		}
	}
	return figures;
}

export function drawFigures(figures: Map<string, Figure>, body: string, language: Language): Record<string, string> {
	const drawn: Record<string, string> = {};
	for (const name of figureNames(body)) {
		const figure = figures.get(name);
		if (figure) drawn[name] = draw(figure, language);
	}
	return drawn;
}

export function figureNames(body: string): string[] {
	return [...body.matchAll(FIGURE_LINE)].map(([, name]) => String(name));
}

function draw({ svg, words }: Figure, language: Language): string {
	const given = words[language] ?? words.en ?? {};
	const label = (name: string) => escapeXml(given[name] ?? words.en?.[name] ?? "");
	return svg
		.replace(/\{\{(\w+)\}\}/g, (_, name: string) => label(name))
		.replace("<svg", `<svg aria-label="${label("title")}"`)
		.replace(/>\s+</g, "><");
}

function labelsOf(svg: string): string[] {
	return [...new Set([...svg.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)))];
}

function drawingFaults(svg: string): string[] {
	const faults: string[] = [];
	const [root = ""] = /^<svg [^>]*>/.exec(svg) ?? [];
	if (!/ viewBox="0 0 \d+ \d+"/.test(root) || !root.includes(' role="img"')) {
		faults.push('must begin with <svg viewBox="0 0 W H" role="img">');
	}
	for (const [, element] of svg.matchAll(/<([a-zA-Z][\w:-]*)/g)) {
		if (!ALLOWED_ELEMENTS.has(String(element))) faults.push(`has the element ${element}`);
	}
	for (const [, attribute] of svg.matchAll(/\s([a-zA-Z][\w:-]*)=/g)) {
		if (!ALLOWED_ATTRIBUTES.has(String(attribute))) faults.push(`has the attribute ${attribute}`);
	}
	return [...new Set(faults)];
}

const ALLOWED_ELEMENTS = new Set([
	"svg",
	"g",
	"path",
	"rect",
	"circle",
	"ellipse",
	"line",
	"polyline",
	"polygon",
	"text",
	"tspan",
]);
const ALLOWED_ATTRIBUTES = new Set([
	"viewBox",
	"role",
	"xmlns",
	"class",
	"d",
	"x",
	"y",
	"x1",
	"y1",
	"x2",
	"y2",
	"dx",
	"dy",
	"cx",
	"cy",
	"r",
	"rx",
	"ry",
	"width",
	"height",
	"points",
	"transform",
]);

function escapeXml(text: string): string {
	return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
