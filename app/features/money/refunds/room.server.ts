import type { Room } from "#app/room.ts";
import { REFUND_DEEDS } from "./deeds.ts";
import { bookLostDispute } from "./disputes/lost-dispute.server";
import { adoptTold } from "./elsewhere/adopt-refund.server";
import { REFUND_JOBS } from "./jobs";
import { REFUND_MAILS } from "./mails.server";
import { countWaitingRefunds } from "./refunds.repository.server";
import { refundsTold } from "./refunds-told.server";
import { askAfterRefunds, sendRefund, tellOfRefund } from "./send-refund.server";

export const refundsRoom: Room = {
	name: "money/refunds",
	about: "Money that goes back: requests, decisions, sending, disputes.",
	desk: [{ name: "refunds", to: "/admin/refunds", group: "money", order: 60, icon: "back" }],
	attention: [{ name: "waitingRefunds", to: "/admin/refunds", order: 110, count: countWaitingRefunds }],
	deeds: REFUND_DEEDS,
	jobs: REFUND_JOBS,
	handlers: (tools) => ({
		"dispute.lost": bookLostDispute(tools),
		"refund.send": sendRefund(tools),
		"refund.adopt": adoptTold(tools),
		"refund.paid": tellOfRefund(tools),
	}),
	clock: () => [askAfterRefunds],
	mails: REFUND_MAILS,
	onGatewayUpdate: refundsTold,
};
