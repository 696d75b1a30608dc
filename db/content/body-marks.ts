import MarkdownIt from "markdown-it";
import { FILE_LINK } from "./markdown.ts";

export type HeadingJump = { line: number; from: number; to: number };
export type LessonLink = { line: number; course: string; lesson: string };
export type NamedFile = { line: number; id: string };
type BodyMarks = { jumps: HeadingJump[]; lessonLinks: LessonLink[]; files: NamedFile[] };

/**
 * Headings that leave out a level, links to lessons, and named files of the course, with lines from 0. A text begins
 * below the page's h1.
 */
export function bodyMarks(body: string): BodyMarks {
	const jumps: HeadingJump[] = [];
	const lessonLinks: LessonLink[] = [];
	const files: NamedFile[] = [];
	let level = 1;
	for (const token of parser.parse(body, {})) {
		const line = token.map?.[0] ?? 0;
		if (token.type === "heading_open") {
			const to = Number(token.tag.slice(1));
			if (to > level + 1) jumps.push({ line, from: level, to });
			level = to;
		}
		let breaks = 0;
		for (const child of token.children ?? []) {
			if (child.type === "softbreak" || child.type === "hardbreak") breaks += 1;
			const [, course, lesson] = (child.type === "link_open" && LESSON_LINK.exec(String(child.attrGet("href")))) || [];
			if (course && lesson) lessonLinks.push({ line: line + breaks, course, lesson });
			const [, id] = FILE_LINK.exec(String(child.attrGet("src") ?? child.attrGet("href"))) ?? [];
			if (id) files.push({ line: line + breaks, id });
		}
	}
	return { jumps, lessonLinks, files };
}

const LESSON_LINK = /^(?:lesson:|\/to\/)([a-z0-9-]+)\/([a-z0-9-]+)$/;

const parser = new MarkdownIt({ html: true });
parser.validateLink = () => true;
