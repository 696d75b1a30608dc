import type { Database } from "#db/client.server.ts";
import { findVersionInForce } from "./in-force.repository.server.ts";

/** `comesIntoForce`: the version in force is the newest one whose day has come, not the newest published. */
export type ShownKind = { comesIntoForce?: boolean };
type Published = { documentId: number; kind: ShownKind; versionId: string; now: Date };

/** The version that lists and search show: the one in force if versions of the kind come into force, else the published one. */
export async function versionToShow(db: Database, { documentId, kind, versionId, now }: Published): Promise<string> {
	if (!kind.comesIntoForce) return versionId;
	const [inForce] = await findVersionInForce(db, { documentId, versionId, day: now.toISOString().slice(0, 10) });
	return inForce?.id ?? versionId;
}
