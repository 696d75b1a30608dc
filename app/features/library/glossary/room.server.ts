import type { Room } from "#app/room.ts";
import { glossaryUsage } from "#db/schema/library/glossary.ts";
import { countTermDrafts } from "./attention.repository.server";
import { GLOSSARY_DEEDS } from "./deeds.ts";
import { ENTRY_KINDS } from "./entry-kinds.server.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { SEARCHABLE } from "./searchable.ts";
import { countUsageDaily } from "./usage/count-usage.server";

export const glossaryRoom: Room = {
	name: "library/glossary",
	about: "Terms of the trade, their links in texts and how often they are used.",
	tables: { glossaryUsage },
	personalData: PERSONAL_DATA,
	desk: [{ name: "termLinks", to: "/admin/glossary/usage", group: "site", order: 50, icon: "book" }],
	attention: [{ name: "termDrafts", to: "/admin/glossary", order: 90, count: countTermDrafts }],
	entryKinds: ENTRY_KINDS,
	search: SEARCHABLE,
	deeds: GLOSSARY_DEEDS,
	clock: () => [countUsageDaily],
};
