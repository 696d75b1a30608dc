import { requestedSheet } from "#app/features/learning/lessons/sheets/requested-sheet.server.ts";
import { sheetMarkdown } from "#app/features/learning/lessons/sheets/sheet-markdown.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";

export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const { name, language, ...sheet } = await requestedSheet({ context, db, params, user });
	return fileResponse(sheetMarkdown(sheet), { name: `${name}-${language}.md`, type: "text/markdown; charset=utf-8" });
});
