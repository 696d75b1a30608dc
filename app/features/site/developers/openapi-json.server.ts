import { entityTag } from "#app/shared/request/entity-tag.ts";
import { apiDescription } from "./api-description.server";

let cachedJson: Promise<{ body: string; tag: string }> | undefined;

/** English JSON with its ETag, built once per isolate. */
export function openApiJson(searchTypes: readonly string[]): Promise<{ body: string; tag: string }> {
	cachedJson ??= write(searchTypes);
	return cachedJson;
}

async function write(searchTypes: readonly string[]) {
	const body = JSON.stringify(apiDescription("en", searchTypes));
	return { body, tag: await entityTag(body) };
}
