import { gatewayForOrders } from "#app/features/money/gateway/face.server.ts";
import type { Room } from "#app/room.ts";
import { waitingList } from "#db/schema/money/waiting-list.ts";
import { WAITING_LIST_CATEGORIES } from "./categories.ts";
import { WAITING_AUDIT_SUBJECTS, WAITING_DEEDS } from "./deeds.ts";
import { WAITING_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { sweepWaiting } from "./sweep-waiting.server";
import { mailWaiting } from "./tell-waiting.server";

export const waitingListRoom: Room = {
	name: "money/waiting-list",
	about: "Those who want to hear when something can be bought.",
	tables: { waitingList },
	personalData: PERSONAL_DATA,
	desk: [{ name: "waiting", to: "/admin/waiting-list", group: "money", order: 70, icon: "clock" }],
	deeds: WAITING_DEEDS,
	subjects: WAITING_AUDIT_SUBJECTS,
	clock: ({ gateways, origin }) => [
		sweepWaiting,
		mailWaiting({ isForSale: (db) => gatewayForOrders(gateways(db)) !== null, origin }),
	],
	mails: WAITING_MAILS,
	categories: WAITING_LIST_CATEGORIES,
};
