import { sql } from "drizzle-orm";
import { areThere, detachUnnamed } from "#app/features/operations/uploads/face.server.ts";
import { showPicture } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/schema.ts";
import { PICTURE_FILE } from "./picture-file";

type NewPicture = { userId: number; ids: readonly string[]; address: string };

/** Sets a picture when all its files exist and belong to the user. Returns the user's id, or no row. */
export function putPicture(db: Database, { userId, ids, address }: NewPicture) {
	const onlyIf = areThere({ ids, purpose: PICTURE_FILE.purpose, ownerId: userId });
	return showPicture(db, { userId, address, onlyIf });
}

/** For the batch that changes a picture: leaves the former files to the next sweep. */
export function detachFormerPictures(db: Database, userId: number) {
	const shown = sql<string | null>`(select ${users.profileImageUrl} from ${users} where ${users.id} = ${userId})`;
	return detachUnnamed(db, { purpose: PICTURE_FILE.purpose, ownerId: userId, namedIn: shown });
}
