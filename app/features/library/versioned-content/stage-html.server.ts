import type { Database } from "#db/client.server.ts";
import { RENDERER, renderMarkdown } from "#db/content/markdown.ts";
import { insertHtml, listParts, listUnrendered } from "./documents.repository.server.ts";
import { inPortions } from "./in-portions.ts";

/** The fields of a part that are Markdown, in whatever part they stand. */
const MARKDOWN_FIELDS = ["description", "body"];

/**
 * Makes the HTML of a version that is not kept yet, in portions that each stand
 * by themselves: it may be stopped and repeated at any time.
 */
export async function stageHtml(db: Database, versionId: string): Promise<void> {
	const waiting = await listUnrendered(db, versionId, RENDERER);
	for (const portion of inPortions(waiting, ({ characters }) => characters)) {
		const parts = await listParts(
			db,
			portion.map(({ hash }) => hash),
		);
		const rendered = parts.map(({ hash, body }) => ({ hash, html: renderPart(body) }));
		await insertHtml(db, rendered, RENDERER);
	}
}

/**
 * The Markdown fields of a part as safe HTML, by field. `figures` are drawings of ours, by name. The words of a lesson,
 * which alone have `recall`, get an id for each paragraph: questions lead to them.
 */
export function renderPart(body: Record<string, unknown>): Record<string, string> {
	const texts = MARKDOWN_FIELDS.map((field) => [field, body[field]] as const);
	const figures = drawings(body.figures);
	const paragraphIds = "recall" in body;
	return Object.fromEntries(
		texts
			.filter((entry): entry is [string, string] => typeof entry[1] === "string")
			.map(([field, text]) => [field, renderMarkdown(text, figures, { paragraphIds })]),
	);
}

function drawings(figures: unknown): Record<string, string> {
	if (typeof figures !== "object" || figures === null) return {};
	return Object.fromEntries(
		Object.entries(figures).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}
