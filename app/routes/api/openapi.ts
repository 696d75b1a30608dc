import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { openApiJson } from "#app/features/site/developers/openapi-json.server.ts";
import { SEARCH_TYPES } from "#app/searchables.server.ts";
import { isTagKnown } from "#app/shared/request/entity-tag.ts";

/** 200: the OpenAPI document; 304. Cacheable for five minutes. */
export const loader = guarded(everyone, async ({ request }) => {
	const { body, tag } = await openApiJson(SEARCH_TYPES);
	const headers = { "Cache-Control": "public, max-age=300", ETag: tag };
	if (isTagKnown(request, tag)) return new Response(null, { status: 304, headers });
	return new Response(body, { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
});
