import { expect, test } from "vitest";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { jobIdsAtGateway } from "./job-ids";

const now = new Date("2026-11-23T10:00:00Z");

test("jobs of money are known by what they are about", () => {
	expect([
		jobIdsAtGateway.sandboxSettle("p1"),
		jobIdsAtGateway.orderPaid("o1"),
		jobIdsAtGateway.orderFailed("o1"),
		jobIdsAtGateway.orderRefunded("r1"),
		jobIdsAtGateway.orderGoneBack("o1", { minor: 500, failedTries: 0 }),
		jobIdsAtGateway.orderGoneBack("o1", { minor: 500, failedTries: 1 }),
		jobIdsAtGateway.paymentGiveBack("p1"),
		jobIdsAtGateway.paymentGiveBack("p1", 2),
		jobIdsAtGateway.membershipGiveBack("o1"),
		jobIdsAtGateway.membershipEnd("o1"),
		jobIdsAtGateway.membershipUndo("o1"),
		jobIdsAtGateway.membershipTell({ id: "m1", version: 3 }),
		jobIdsAtGateway.orderMail("orderPaid", "o1"),
		jobIdsAtGateway.invoicePdf("i1"),
		jobIdsAtGateway.creditNote("r1"),
		jobIdsAtGateway.refundSend("r1"),
		jobIdsAtGateway.refundPaid("r1"),
		jobIdsAtGateway.refundAdopt("r1:failed"),
		jobIdsAtGateway.refundAsk("r1", now),
		jobIdsAtGateway.refundMail({ refundId: "r1", now }),
		jobIdsAtGateway.disputeLost("d1"),
		jobIdsAtGateway.waitingTold(5),
		jobIdsAtGateway.repair("f1", now),
		jobIdsAtGateway.reconcileStep("run", 4),
	]).toEqual([
		"settle-p1",
		"order.paid:o1",
		"order.failed:o1",
		"order.refunded:r1",
		"order.refunded:o1:500",
		"order.refunded:o1:500.1",
		"give-back:p1",
		"give-back:p1.2",
		"membership.giveBack:o1",
		"membership.end:o1",
		"membership.undo:o1",
		"membership.tell:m1:3",
		"mail.orderPaid:o1",
		"invoice.pdf:i1",
		"invoice.credit:r1",
		"refund.send:r1",
		"refund.paid:r1",
		"refund.adopt:r1:failed",
		"refund.ask:r1.498730",
		"refund.mail:r1.1795428000000",
		"dispute.lost:d1",
		"waiting:5",
		"repair:f1:1795428000000",
		"reconcile:run:4",
	]);
});

const sources = import.meta.glob<string>(
	["../**/*.{ts,tsx}", "../../../money-tools.server.ts", "!../**/*.test.ts", "!./job-ids.ts"],
	{ eager: true, query: "?raw", import: "default" },
);

test("no other file of money puts the id of a job together", () => {
	expect(Object.keys(sources).length).toBeGreaterThan(300);
	const others = ["give-back:", "settle-", "mail.", "refund.ask:", "refund.mail:", "waiting:", "repair:", "reconcile:"];
	const starts = [...ALL_ROOMS.flatMap(({ jobs = {} }) => Object.keys(jobs)).map((kind) => `${kind}:`), ...others].map(
		(start) => `\`${start}`,
	);
	const making = Object.entries(sources).filter(([, text]) => starts.some((start) => text.includes(start)));
	expect(making.map(([path]) => path)).toEqual([]);
});
