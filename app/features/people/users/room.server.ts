import type { Room } from "#app/room.ts";
import { ACCESS_CATEGORIES } from "./categories";
import { USER_DEEDS } from "./deeds.ts";
import { makePeopleFile } from "./list/make-people-file.server";
import { searchPeople } from "./list/search-people.server";
import { ACCESS_MAILS } from "./mails.server";

export const usersRoom: Room = {
	name: "people/users",
	about: "The desk of people: list, one person, access given and taken, merging two accounts.",
	desk: [
		{ name: "users", to: "/admin/users", group: null, order: 20, icon: "person" },
		{ name: "enrollments", to: "/admin/enrollments", group: null, order: 30, icon: "checklist" },
	],
	deskSearch: [searchPeople],
	deeds: USER_DEEDS,
	mails: ACCESS_MAILS,
	categories: ACCESS_CATEGORIES,
	exports: () => ({ people: makePeopleFile }),
};
