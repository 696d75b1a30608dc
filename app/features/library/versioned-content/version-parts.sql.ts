import { type SQL, sql } from "drizzle-orm";
import { RENDERER } from "#db/content/markdown.ts";

/** A CTE `parts` (key, language, body, html); `html` is null until staged. */
export function versionParts(versionId: string): SQL {
	return sql`parts as materialized (
		select entry.value ->> 0 as key, entry.value ->> 1 as language, part.body as body, kept.html as html
		from document_versions version
		join json_each(version.manifest) entry
		join document_parts part on part.hash = entry.value ->> 2
		left join document_html kept on kept.part_hash = part.hash and kept.renderer = ${RENDERER}
		where version.id = ${versionId})`;
}
