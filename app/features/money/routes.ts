import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { inEveryLanguage } from "../../route-entries.ts";

export const MONEY_ROUTES: readonly RouteConfigEntry[] = [
	// Everyone
	inEveryLanguage("affiliate-program", "routes/money/affiliates/affiliate-program.tsx"),
	inEveryLanguage("how-affiliate-program-works", "routes/money/affiliates/how-affiliate-program-works.tsx"),
	inEveryLanguage("affiliate-leaderboard", "routes/money/affiliates/affiliate-leaderboard.tsx"),
	route("referral", "routes/money/affiliates/referral.ts"),

	// Signed in
	route("settings/billing", "routes/money/billing/billing.tsx"),
	route("orders/:orderId/invoice.pdf", "routes/money/billing/invoice-pdf.ts"),
	route("checkout", "routes/money/orders/checkout.tsx"),
	route("subscribe", "routes/money/orders/subscribe.tsx"),
	route("payment-success", "routes/money/orders/payment-success.tsx"),
	route("orders", "routes/money/orders/orders.tsx"),
	route("orders/:orderId", "routes/money/orders/order.tsx"),
	route("orders/:orderId/refund", "routes/money/orders/refund.tsx"),
	route("affiliate-dashboard", "routes/money/affiliates/affiliate-dashboard.tsx"),
	route("affiliate-dashboard/kit", "routes/money/affiliates/kit.tsx"),
	route("affiliate-dashboard/banners/:size", "routes/money/affiliates/banner.ts"),
	route("affiliate-dashboard/qr.svg", "routes/money/affiliates/qr.ts"),
	route("affiliate-dashboard/clicks.csv", "routes/money/affiliates/clicks-export.ts"),
	route("affiliate-dashboard/commissions.csv", "routes/money/affiliates/commissions-export.ts"),
	route("affiliate-dashboard/payouts/:payoutId/statement.pdf", "routes/money/affiliates/statement.ts"),

	// Admins
	route("admin/affiliates", "routes/admin/money/affiliates.tsx"),
	route("admin/affiliates/:affiliateId", "routes/admin/money/affiliate.tsx"),
	route("admin/payouts", "routes/admin/money/payouts.tsx"),
	route("admin/payouts.csv", "routes/admin/money/payouts-export.ts"),
	route("admin/payouts/:payoutId/statement.pdf", "routes/admin/money/payout-statement.ts"),
	route("admin/reconciliation", "routes/admin/money/reconciliation.tsx"),
	route("admin/plans", "routes/admin/money/plans.tsx"),
	route("admin/plans/new", "routes/admin/money/plan-new.tsx"),
	route("admin/plans/:planId", "routes/admin/money/plan.tsx"),
	route("admin/taxes", "routes/admin/money/taxes.tsx"),
	route("admin/waiting-list", "routes/admin/money/waiting-list.tsx"),
	route("admin/waiting-list.csv", "routes/admin/money/waiting-list-export.ts"),
	route("admin/coupons", "routes/admin/money/coupons.tsx"),
	route("admin/coupons.csv", "routes/admin/money/coupons-export.ts"),
	route("admin/coupons/new", "routes/admin/money/coupon-new.tsx"),
	route("admin/coupons/:couponId", "routes/admin/money/coupon.tsx"),
	route("admin/orders", "routes/admin/money/orders.tsx"),
	route("admin/orders.csv", "routes/admin/money/orders-export.ts"),
	route("admin/orders/:orderId", "routes/admin/money/order.tsx"),
	route("admin/refunds", "routes/admin/money/refunds.tsx"),
	route("admin/refunds.csv", "routes/admin/money/refunds-export.ts"),
	route("admin/revenue", "routes/admin/money/revenue.tsx"),
	route("admin/revenue.csv", "routes/admin/money/revenue-export.ts"),

	// Only outside production
	route("sandbox/pay/:sessionId", "routes/money/orders/sandbox-pay.tsx"),

	// API
	route("api/checkout", "routes/api/checkout.ts"),
	route("api/webhooks/stripe", "routes/api/webhook-stripe.ts"),
	route("api/webhooks/sandbox", "routes/api/webhook-sandbox.ts"),
];
