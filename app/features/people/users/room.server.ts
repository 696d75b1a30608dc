import type { Room } from "#app/room.ts";
import { composeAccessClosed, composeAccessOpen } from "./access/compose-access-mails.server";
import { USER_DEEDS } from "./deeds.ts";
import { makePeopleFile } from "./list/make-people-file.server";

export const usersRoom: Room = {
	name: "people/users",
	about: "The desk of people: list, one person, access given and taken, merging two accounts.",
	deeds: USER_DEEDS,
	mails: {
		accessGiven: composeAccessOpen,
		accessExtended: composeAccessOpen,
		accessResumed: composeAccessOpen,
		accessPaused: composeAccessClosed,
		accessEnded: composeAccessClosed,
	},
	exports: () => ({ people: makePeopleFile }),
};
