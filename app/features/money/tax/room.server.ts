import type { Room } from "#app/room.ts";
import { taxRates, taxSellers } from "#db/schema/money/tax.ts";
import { TAX_AUDIT_SUBJECTS, TAX_DEEDS } from "./deeds.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const taxRoom: Room = {
	name: "money/tax",
	about: "Tax rates by place and period, and who the seller is.",
	tables: { taxRates, taxSellers },
	personalData: PERSONAL_DATA,
	desk: [{ name: "taxes", to: "/admin/taxes", group: "money", order: 40, icon: "calculator" }],
	deeds: TAX_DEEDS,
	subjects: TAX_AUDIT_SUBJECTS,
};
