import {
	ApplicationForm,
	DashboardForm,
	DecisionForm,
	PayoutForm,
} from "#app/features/money/affiliates/application/schemas.ts";
import { LevelForm, NewPlanForm, PlanForm } from "#app/features/money/billing/desk/schemas.ts";
import { CouponForm, NewCouponForm } from "#app/features/money/coupons/desk/schemas.ts";
import { BillingForm } from "#app/features/money/memberships/page/schemas.ts";
import { CheckoutForm, SandboxCardForm } from "#app/features/money/orders/schemas.ts";
import { ReconciliationForm } from "#app/features/money/reconciliation/desk/schemas.ts";
import { OrderActionForm, DecisionForm as RefundDecisionForm } from "#app/features/money/refunds/desk-schemas.ts";
import { OwnRefundForm } from "#app/features/money/refunds/own/schemas.ts";
import { TaxForm } from "#app/features/money/tax/desk/schemas.ts";
import { GuestWaitForm, RemoveForm } from "#app/features/money/waiting-list/schemas.ts";
import type { PostedForm } from "./posted-form.ts";

const email = "nobody";
const DASHBOARD_FORMS: Record<string, string>[] = [
	{ intent: "addLink", subId: "!", path: "/" },
	{ intent: "leaderboard", isListed: "on", alias: "" },
	{ intent: "payout", payee: "x", account: "x", address: "x", taxForm: "none", taxNumber: "1" },
];

export const MONEY_FORMS: PostedForm[] = [
	{
		route: "/admin/waiting-list",
		path: "/admin/waiting-list",
		as: "admin",
		schema: RemoveForm,
		filled: { id: "999999" },
	},
	{ route: "/waiting-list/leave", path: "/waiting-list/leave?token=nobody", as: "anonymous", filled: {} },
	{
		route: "/waiting-list",
		path: "/waiting-list?plan=pro",
		as: "anonymous",
		schema: GuestWaitForm,
		filled: { email, agreed: "on" },
	},
	{
		route: "/checkout",
		path: "/checkout?course=5",
		as: "student",
		schema: CheckoutForm,
		filled: { intent: "show", country: "PT" },
	},
	{
		route: "/sandbox/pay/:sessionId",
		path: "/sandbox/pay/none",
		as: "anonymous",
		schema: SandboxCardForm,
		filled: { unknown: "1" },
	},
	{ route: "/orders/:orderId", path: "/orders/none", as: "student", filled: {} },
	{
		route: "/orders/:orderId/refund",
		path: "/orders/none/refund",
		as: "student",
		schema: OwnRefundForm,
		filled: { intent: "ask", unknown: "1" },
	},
	...(["accept", "return", "seen", "goodwill"] as const).map(
		(intent): PostedForm => ({
			route: "/admin/orders/:orderId",
			path: "/admin/orders/none",
			as: "admin",
			schema: OrderActionForm,
			filled: { intent, message: "x", unknown: "1" },
		}),
	),
	{
		route: "/admin/refunds",
		path: "/admin/refunds",
		as: "admin",
		schema: RefundDecisionForm,
		filled: { intent: "decline", refundId: "none", unknown: "1" },
	},
	{ route: "/referral", path: "/referral", as: "anonymous", filled: { ref: "ODD1" } },
	{
		route: "/affiliate-program",
		path: "/affiliate-program",
		as: "instructor",
		schema: ApplicationForm,
		filled: { intent: "apply", code: "!", place: "x", plan: "x", agrees: "on" },
	},
	...DASHBOARD_FORMS.map((filled) => ({
		route: "/affiliate-dashboard",
		path: "/affiliate-dashboard",
		as: "student" as const,
		schema: DashboardForm,
		filled,
	})),
	{ route: "/admin/payouts", path: "/admin/payouts", as: "admin", schema: PayoutForm, filled: { intent: "paid" } },
	{
		route: "/admin/reconciliation",
		path: "/admin/reconciliation",
		as: "admin",
		schema: ReconciliationForm,
		filled: { intent: "repair", findingId: "none" },
	},
	{
		route: "/admin/affiliates/:affiliateId",
		path: "/admin/affiliates/901",
		as: "admin",
		schema: DecisionForm,
		filled: { intent: "refuse", why: "" },
	},
	{
		route: "/settings/billing",
		path: "/settings/billing",
		as: "student",
		schema: BillingForm,
		filled: { intent: "cancel" },
	},
	{
		route: "/admin/plans",
		path: "/admin/plans",
		as: "admin",
		schema: LevelForm,
		filled: { intent: "endLevel", country: "XX" },
	},
	{ route: "/admin/plans/new", path: "/admin/plans/new", as: "admin", schema: NewPlanForm, filled: { slug: "-" } },
	{
		route: "/admin/plans/:planId",
		path: "/admin/plans/2",
		as: "admin",
		schema: PlanForm,
		filled: { intent: "price", currency: "USD", amount: "-1" },
	},
	{
		route: "/admin/taxes",
		path: "/admin/taxes",
		as: "admin",
		schema: TaxForm,
		filled: { intent: "endRate", country: "XX" },
	},
	{
		route: "/admin/coupons/new",
		path: "/admin/coupons/new",
		as: "admin",
		schema: NewCouponForm,
		filled: { code: "-" },
	},
	{
		route: "/admin/coupons/:couponId",
		path: "/admin/coupons/999999",
		as: "admin",
		schema: CouponForm,
		filled: { intent: "change", version: "0" },
	},
];
