import type { Room } from "#app/room.ts";
import { searchDocuments, searchSynonyms, searchWords } from "#db/schema/library/search.ts";
import { refoldIndex } from "./index/refold.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const searchRoom: Room = {
	name: "library/search",
	about: "The search index over everything that can be read, and its page and palette.",
	tables: { searchDocuments, searchSynonyms, searchWords },
	personalData: PERSONAL_DATA,
	clock: ({ searchables, kinds }) => [refoldIndex({ searchables, kinds })],
};
