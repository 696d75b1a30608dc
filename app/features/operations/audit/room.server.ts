import type { Room } from "#app/room.ts";
import { auditEntries } from "#db/schema/operations/audit.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const auditRoom: Room = {
	name: "operations/audit",
	about: "Who did what to what: the audit log and its words.",
	tables: { auditEntries },
	personalData: PERSONAL_DATA,
	desk: [{ name: "audit", to: "/admin/audit", group: "site", order: 100, icon: "clock" }],
};
