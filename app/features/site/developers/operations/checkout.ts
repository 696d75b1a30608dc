import type { ApiOperation } from "../operation";
import { courseId } from "./ids";

export const CHECKOUT_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "checkout",
		group: "school",
		method: "POST",
		path: "/api/checkout",
		access: "user",
		isTranslated: true,
		needsKey: true,
		body: { shape: "CheckoutRequest", example: { courseId: courseId.example, couponCode: "ATLAS10" } },
		answers: {
			201: {
				kind: "one",
				shape: "PlacedOrder",
				example: {
					orderId: "0d3f8a526c1e4b7f9a405e2d71c8b936",
					redirectUrl: "https://grew.example/sandbox/pay/sbs_5e2d71c8b9360d3f8a526c1e4b7f9a40",
				},
			},
		},
		refusals: [404, 409, 429, 503],
	},
	...(["stripe", "sandbox"] as const).map(
		(gateway): ApiOperation => ({
			name: `${gateway}Webhook`,
			group: "school",
			method: "POST",
			path: `/api/webhooks/${gateway}`,
			access: "everyone",
			answers: { 200: { kind: "one", shape: "EventTaken", example: { received: true } } },
			refusals: [400, 404],
		}),
	),
];
