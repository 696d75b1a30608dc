import type { Searchables } from "#app/features/library/search/searchables.ts";
import type { EntryKinds } from "../kinds/entry-kinds.ts";

/** What every change of published entries needs to know: who makes it, when, and by which declared kinds. */
export type PublishingInput = {
	/** True where the kind asks for two people: nobody publishes their own draft or version. */
	needsSecondPerson: boolean;
	searchables: Searchables;
	kinds: EntryKinds;
	/** The id of the user. */
	by: number;
	requestId: string;
	now: Date;
};
