import type { Room } from "#app/room.ts";
import { REFUND_DEEDS } from "./deeds.ts";
import { recordLostDispute } from "./disputes/lost-dispute.server";
import { adoptReportedRefund } from "./elsewhere/adopt-refund.server";
import { REFUND_JOBS } from "./jobs";
import { REFUND_MAILS } from "./mails.server";
import { countWaitingRefunds } from "./refunds.repository.server";
import { askAfterRefunds, mailRefund, sendRefund } from "./send-refund.server";
import { settleGatewayRefunds } from "./settle-gateway-refunds.server";

export const refundsRoom: Room = {
	name: "money/refunds",
	about: "Money that goes back: requests, decisions, sending, disputes.",
	desk: [{ name: "refunds", to: "/admin/refunds", group: "money", order: 60, icon: "back" }],
	attention: [{ name: "waitingRefunds", to: "/admin/refunds", order: 110, count: countWaitingRefunds }],
	deeds: REFUND_DEEDS,
	jobs: REFUND_JOBS,
	handlers: (tools) => ({
		"dispute.lost": recordLostDispute(tools),
		"refund.send": sendRefund(tools),
		"refund.adopt": adoptReportedRefund(tools),
		"refund.paid": mailRefund(tools),
	}),
	clock: () => [askAfterRefunds],
	mails: REFUND_MAILS,
	onGatewayUpdate: settleGatewayRefunds,
};
