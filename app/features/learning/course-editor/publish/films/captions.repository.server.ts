import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { documentParts } from "#db/schema/schema.ts";

/** Those of the parts, given by their hashes, that have captions. */
export function listCaptioned(db: Database, hashes: readonly string[]) {
	return db
		.select({ hash: documentParts.hash })
		.from(documentParts)
		.where(
			and(
				inArray(documentParts.hash, sql`(select value from json_each(${JSON.stringify(hashes)}))`),
				sql`trim(coalesce(${documentParts.body} ->> '$.captions', '')) <> ''`,
			),
		);
}
