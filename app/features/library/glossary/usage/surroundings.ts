export type TextContext = { before: string; match: string; after: string };

const CHARACTERS_AROUND = 60;
/** More HTML on each side, because part of it is tags. */
const HTML_AROUND = 400;

export function textContext(html: string, from: number, to: number): TextContext {
	const before = html.slice(Math.max(0, from - HTML_AROUND), from);
	const after = html.slice(to, to + HTML_AROUND);
	const left = plain(before.slice(before.lastIndexOf("<p>") + 1).replace(/^[^<>]*>/, ""));
	const right = plain(after.split(/<\/(?:p|li|td|blockquote|dd)>/, 1)[0]?.replace(/<[^>]*$/, "") ?? "");
	return {
		before: left.length > CHARACTERS_AROUND ? `… ${left.slice(-CHARACTERS_AROUND).replace(/^\S*\s/, "")}` : left,
		match: plain(html.slice(from, to)),
		after: right.length > CHARACTERS_AROUND ? `${right.slice(0, CHARACTERS_AROUND).replace(/\s\S*$/, "")} …` : right,
	};
}

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

function plain(html: string): string {
	return html
		.replace(/<[^>]*>/g, " ")
		.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
		.replace(/\s+/g, " ");
}
