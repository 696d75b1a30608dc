import type { Database } from "#db/client.server.ts";
import type { DocumentKind } from "./documents.repository.server.ts";
import { findVersionInForce } from "./in-force.repository.server.ts";

type Published = { documentId: number; kind: DocumentKind; versionId: string; now: Date };

/** The version that lists and search show: for legal pages the one in force, otherwise the published one. */
export async function versionToShow(db: Database, { documentId, kind, versionId, now }: Published): Promise<string> {
	if (kind !== "legal") return versionId;
	const [inForce] = await findVersionInForce(db, { documentId, versionId, day: now.toISOString().slice(0, 10) });
	return inForce?.id ?? versionId;
}
