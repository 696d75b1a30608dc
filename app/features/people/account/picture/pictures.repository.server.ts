import { sql } from "drizzle-orm";
import { areOwnedUploads, detachUnreferenced } from "#app/features/operations/uploads/face.server.ts";
import { setUserPicture } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/schema.ts";
import { PICTURE_FILE } from "./picture-file";

type NewPicture = { userId: number; ids: readonly string[]; address: string };

/** Sets a picture when all its files exist and belong to the user. Returns the user's id, or no row. */
export function putPicture(db: Database, { userId, ids, address }: NewPicture) {
	const onlyIf = areOwnedUploads({ ids, purpose: PICTURE_FILE.purpose, ownerId: userId });
	return setUserPicture(db, { userId, address, onlyIf });
}

/** For the batch that changes a picture: leaves the former files to the next sweep. */
export function detachFormerPictures(db: Database, userId: number) {
	const shown = sql<string | null>`(select ${users.profileImageUrl} from ${users} where ${users.id} = ${userId})`;
	return detachUnreferenced(db, { purpose: PICTURE_FILE.purpose, ownerId: userId, namedIn: shown });
}
