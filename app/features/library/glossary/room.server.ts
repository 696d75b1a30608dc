import type { Room } from "#app/room.ts";
import { glossaryUsage } from "#db/schema/library/glossary.ts";
import { GLOSSARY_DEEDS } from "./deeds.ts";
import { countUsageDaily } from "./usage/count-usage.server";

export const glossaryRoom: Room = {
	name: "library/glossary",
	about: "Terms of the trade, their links in texts and how often they are used.",
	tables: { glossaryUsage },
	deeds: GLOSSARY_DEEDS,
	clock: () => [countUsageDaily],
};
