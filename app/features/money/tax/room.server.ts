import type { Room } from "#app/room.ts";
import { taxRates, taxSellers } from "#db/schema/money/tax.ts";

export const taxRoom: Room = {
	name: "money/tax",
	about: "Tax rates by place and period, and who the seller is.",
	tables: { taxRates, taxSellers },
};
