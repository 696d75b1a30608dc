import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Params } from "@remix-run/react";
import { findSheet } from "#app/features/learning/lessons/sheets/find-sheet.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";

type SheetRequest = { context: AppLoadContext; db: Database; params: Params; user: CurrentUser };

/** 404 for a reader who may not read the lesson. */
export async function requestedSheet({ context, db, params, user }: SheetRequest) {
	const lessonId = readId(params.lessonId);
	if (lessonId === null) throw notFound();
	const name = String(params.name);
	const language = await context.language;
	const sheet = await findSheet(db, { lessonId, name, language, user, now: new Date() });
	if (!sheet) throw notFound();
	return { ...sheet, lessonId, name, language: sheet.inEnglish ? ("en" as const) : language };
}
