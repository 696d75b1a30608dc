import { combineHandlers } from "#app/features/operations/jobs/outbox/together.ts";
import type { Room } from "#app/room.ts";
import { gatewayEvents, orders, payments, trialPersons } from "#db/schema/money/orders.ts";
import { disputes, gatewayRefunds, refunds } from "#db/schema/money/refunds.ts";
import { countOrdersInReview, countOrdersToLookAt } from "./attention.repository.server";
import { ORDER_CATEGORIES } from "./categories";
import { ORDER_AUDIT_SUBJECTS, ORDER_DEEDS } from "./deeds.ts";
import { countCouponCard } from "./events/count-card.server";
import { returnUnusedPayment } from "./events/give-back.server";
import { refundDuplicateCourse } from "./events/give-second-course-back.server";
import { ORDER_JOBS } from "./jobs";
import { ORDER_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { sweepGatewayEvents, sweepOrders } from "./sweeps.server";

export const ordersRoom: Room = {
	name: "money/orders",
	about: "Offers, checkout, orders and payments, and what follows from an event of the gateway.",
	tables: { orders, payments, gatewayEvents, trialPersons, refunds, gatewayRefunds, disputes },
	personalData: PERSONAL_DATA,
	desk: [{ name: "orders", to: "/admin/orders", group: "money", order: 50, icon: "document" }],
	attention: [
		{ name: "ordersInReview", to: "/admin/orders?state=inReview", order: 120, count: countOrdersInReview },
		{ name: "ordersToLookAt", to: "/admin/orders?trouble=unseen", order: 130, count: countOrdersToLookAt },
	],
	deeds: ORDER_DEEDS,
	subjects: ORDER_AUDIT_SUBJECTS,
	jobs: ORDER_JOBS,
	handlers: (tools) => ({
		"payment.giveBack": returnUnusedPayment(tools),
		"order.paid": combineHandlers(refundDuplicateCourse, countCouponCard),
	}),
	clock: () => [sweepOrders, sweepGatewayEvents],
	mails: ORDER_MAILS,
	categories: ORDER_CATEGORIES,
};
