import type { Database } from "#db/client.server.ts";
import { RENDERER, renderMarkdown } from "#db/content/markdown.ts";
import { insertHtml, listParts, listUnrendered } from "./documents.repository.server.ts";
import { inChunks } from "./in-portions.ts";

const MARKDOWN_FIELDS = ["description", "body"];

/** Renders missing HTML in independent chunks; can be interrupted and repeated. */
export async function stageHtml(db: Database, versionId: string): Promise<void> {
	const waiting = await listUnrendered(db, versionId, RENDERER);
	for (const portion of inChunks(waiting, ({ characters }) => characters)) {
		const parts = await listParts(
			db,
			portion.map(({ hash }) => hash),
		);
		const rendered = parts.map(({ hash, body }) => ({ hash, html: renderPart(body) }));
		await insertHtml(db, rendered, RENDERER);
	}
}

/** `figures`: drawings by name. Words of lessons (with `recall`) get paragraph ids, which questions link to. */
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
