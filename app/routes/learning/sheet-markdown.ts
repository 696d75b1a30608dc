import { anyUser, guarded } from "../../features/auth/access.server";
import { sheetMarkdown } from "../../features/learning/sheets/sheet-markdown";
import { fileResponse } from "../../shared/file-response.server";
import { requestedSheet } from "./requested-sheet";

/** A sheet of a lesson as Markdown, for who may read the lesson. */
export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const { name, language, ...sheet } = await requestedSheet({ context, db, params, user });
	return fileResponse(sheetMarkdown(sheet), { name: `${name}-${language}.md`, type: "text/markdown; charset=utf-8" });
});
