import { all, forAdmins, type Row, signedIn } from "./answers.ts";

/** Prices, orders and affiliates. */
export const MONEY: Row[] = [
	{ path: "/waiting-list?plan=pro", route: "routes/marketing/waiting-list", document: all("200"), post: all("400") },
	{ path: "/waiting-list/leave", route: "routes/marketing/leave-waiting-list", document: all("200"), post: all("400") },
	{ path: "/waiting-list", route: "routes/marketing/waiting-list", document: all("→ /pricing") },
	{ path: "/pricing", route: "routes/marketing/pricing", document: all("200"), post: all("405") },
	{ path: "/accessibility", route: "routes/legal/accessibility", document: all("200"), post: all("405") },
	// Somebody else's, or nobody's: both are not there.
	{
		path: "/orders/0123456789abcdef0123456789abcdef/invoice.pdf",
		route: "routes/billing/invoice-pdf",
		document: signedIn("404"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/access", route: "routes/catalog/access", document: signedIn("200"), post: all("405") },
	{ path: "/checkout", route: "routes/orders/checkout", document: signedIn("→ /pricing") },
	{
		path: "/checkout?course=5",
		route: "routes/orders/checkout",
		document: signedIn("200"),
		post: signedIn("200"),
	},
	{ path: "/checkout?course=999999", route: "routes/orders/checkout", document: signedIn("404") },
	{ path: "/checkout?plan=pro&interval=year", route: "routes/orders/checkout", document: signedIn("200") },
	{ path: "/subscribe", route: "routes/orders/subscribe", document: signedIn("200"), post: all("405") },
	{
		path: "/payment-success",
		route: "routes/orders/payment-success",
		document: signedIn("→ /orders"),
		post: all("405"),
	},
	{ path: "/payment-success?order=none", route: "routes/orders/payment-success", document: signedIn("404") },
	{ path: "/orders", route: "routes/orders/orders", document: signedIn("200"), post: all("405") },
	{ path: "/orders/none", route: "routes/orders/order", document: signedIn("404"), post: signedIn("404") },
	{ path: "/orders/none/refund", route: "routes/orders/refund", document: signedIn("404"), post: signedIn("400") },
	{
		path: "/sandbox/pay/none",
		route: "routes/orders/sandbox-pay",
		document: all("404"),
		post: all("400"),
	},

	{
		path: "/affiliate-program",
		route: "routes/affiliates/affiliate-program",
		document: all("200"),
		post: signedIn("400"),
	},
	{
		path: "/affiliate-leaderboard",
		route: "routes/affiliates/affiliate-leaderboard",
		document: all("200"),
		post: all("405"),
	},

	{
		path: "/affiliate-dashboard",
		route: "routes/affiliates/affiliate-dashboard",
		document: signedIn("→ /affiliate-program"),
		post: signedIn("→ /affiliate-program"),
	},
	{
		path: "/affiliate-dashboard/kit",
		route: "routes/affiliates/kit",
		document: signedIn("→ /affiliate-program"),
		post: all("405"),
	},
	...(
		[
			["banners/wide", "banner"],
			["qr.svg", "qr"],
			["payouts/none/statement.pdf", "statement"],
			["clicks.csv", "clicks-export"],
			["commissions.csv", "commissions-export"],
		] as const
	).map(
		([rest, file]): Row => ({
			...{ path: `/affiliate-dashboard/${rest}`, route: `routes/affiliates/${file}` },
			...{ document: signedIn("404"), post: all("405"), isResource: true },
		}),
	),
	{
		path: "/admin/affiliates",
		route: "routes/admin/affiliates/affiliates",
		document: forAdmins("200"),
		post: all("405"),
	},
];
