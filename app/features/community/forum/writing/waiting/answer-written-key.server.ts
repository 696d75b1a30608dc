import { z } from "zod";
import { apiError } from "#app/shared/api/api-error.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { findSentPost } from "../../posts/posts.repository.server";

/** 204 when the author has written a post with the key of the address, else 404. */
export async function answerWrittenKey(db: Database, request: Request, authorId: number): Promise<Response> {
	const { success, data: clientKey } = z.uuid().safeParse(new URL(request.url).searchParams.get("key"));
	if (!success) return apiError("badRequest");
	const isWritten = Boolean(firstRow(await findSentPost(db, { authorId, clientKey })));
	return isWritten ? new Response(null, { status: 204 }) : apiError("notFound");
}
