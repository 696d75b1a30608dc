import { all, forAdmins, type Row, signedIn } from "./answers.ts";

export const MONEY: Row[] = [
	{
		path: "/waiting-list?plan=pro",
		route: "routes/site/marketing/waiting-list",
		document: all("200"),
		post: all("400"),
	},
	{
		path: "/waiting-list/leave",
		route: "routes/site/marketing/leave-waiting-list",
		document: all("200"),
		post: all("400"),
	},
	{ path: "/waiting-list", route: "routes/site/marketing/waiting-list", document: all("→ /pricing") },
	{ path: "/pricing", route: "routes/site/marketing/pricing", document: all("200"), post: all("405") },
	{ path: "/accessibility", route: "routes/library/legal/accessibility", document: all("200"), post: all("405") },
	{
		path: "/orders/0123456789abcdef0123456789abcdef/invoice.pdf",
		route: "routes/money/billing/invoice-pdf",
		document: signedIn("404"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/access", route: "routes/learning/catalog/access", document: signedIn("200"), post: all("405") },
	{ path: "/checkout", route: "routes/money/orders/checkout", document: signedIn("→ /pricing") },
	{
		path: "/checkout?course=5",
		route: "routes/money/orders/checkout",
		document: signedIn("200"),
		post: signedIn("200"),
	},
	{ path: "/checkout?course=999999", route: "routes/money/orders/checkout", document: signedIn("404") },
	{ path: "/checkout?plan=pro&interval=year", route: "routes/money/orders/checkout", document: signedIn("200") },
	{ path: "/subscribe", route: "routes/money/orders/subscribe", document: signedIn("200"), post: all("405") },
	{
		path: "/payment-success",
		route: "routes/money/orders/payment-success",
		document: signedIn("→ /orders"),
		post: all("405"),
	},
	{ path: "/payment-success?order=none", route: "routes/money/orders/payment-success", document: signedIn("404") },
	{ path: "/orders", route: "routes/money/orders/orders", document: signedIn("200"), post: all("405") },
	{ path: "/orders/none", route: "routes/money/orders/order", document: signedIn("404"), post: signedIn("404") },
	{
		path: "/orders/none/refund",
		route: "routes/money/orders/refund",
		document: signedIn("404"),
		post: signedIn("400"),
	},
	{
		path: "/sandbox/pay/none",
		route: "routes/money/orders/sandbox-pay",
		document: all("404"),
		post: all("400"),
	},

	{
		path: "/affiliate-program",
		route: "routes/money/affiliates/affiliate-program",
		document: all("200"),
		post: signedIn("400"),
	},
	{
		path: "/affiliate-leaderboard",
		route: "routes/money/affiliates/affiliate-leaderboard",
		document: all("200"),
		post: all("405"),
	},

	{
		path: "/affiliate-dashboard",
		route: "routes/money/affiliates/affiliate-dashboard",
		document: signedIn("→ /affiliate-program"),
		post: signedIn("→ /affiliate-program"),
	},
	{
		path: "/affiliate-dashboard/kit",
		route: "routes/money/affiliates/kit",
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
			path: `/affiliate-dashboard/${rest}`,
			route: `routes/money/affiliates/${file}`,
			document: signedIn("404"),
			post: all("405"),
			isResource: true,
		}),
	),
	{
		path: "/admin/affiliates",
		route: "routes/admin/money/affiliates",
		document: forAdmins("200"),
		post: all("405"),
	},
];
