import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";

export const AFFILIATE_STATUSES = ["applied", "active", "refused", "suspended", "closed"] as const;
export const TAX_FORMS = ["none", "submitted", "accepted", "rejected"] as const;
export const TAX_FORM_KINDS = ["w9", "w8ben", "w8bene", "local"] as const;

/**
 * When the account is erased, `userId` is null and a trigger closes the row and clears code and alias. `payoutSealed`
 * holds name, bank account and tax number, encrypted with the school's key.
 */
export const affiliates = sqliteTable(
	"affiliates",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.unique()
			.references(() => users.id, { onDelete: "set null" }),
		code: text("code").unique(),
		status: text("status", { enum: AFFILIATE_STATUSES }).notNull(),
		place: text("place"),
		plan: text("plan"),
		/** The name on the leaderboard, and its folded form, which prevents impersonation. */
		alias: text("alias"),
		aliasFolded: text("alias_folded").unique(),
		/** Since when they are on the leaderboard; null if they are not. */
		listedAt: instant("listed_at"),
		payoutSealed: text("payout_sealed"),
		taxForm: text("tax_form", { enum: TAX_FORMS }).notNull().default("none"),
		taxFormKind: text("tax_form_kind", { enum: TAX_FORM_KINDS }),
		taxFormAt: instant("tax_form_at"),
		appliedAt: instant("applied_at").notNull(),
		decidedAt: instant("decided_at"),
		decidedBy: integer("decided_by").references(() => users.id, { onDelete: "set null" }),
		/** The reason of a refusal or suspension, as told to them. */
		decidedWhy: text("decided_why"),
	},
	(table) => [
		index("affiliates_by_status").on(table.status, table.appliedAt),
		index("affiliates_by_applied").on(table.appliedAt),
		index("affiliates_by_decider").on(table.decidedBy),
		index("affiliates_listed").on(table.id).where(sql`${table.listedAt} is not null`),
		check("affiliates_status", sql`${table.status} in ('applied', 'active', 'refused', 'suspended', 'closed')`),
		check("affiliates_tax_form", sql`${table.taxForm} in ('none', 'submitted', 'accepted', 'rejected')`),
	],
);

/** A named link: `/path?ref=CODE.subid`. Retired links still count but are hidden. */
export const affiliateLinks = sqliteTable(
	"affiliate_links",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		subId: text("sub_id").notNull(),
		path: text("path").notNull(),
		createdAt: instant("created_at").notNull(),
		retiredAt: instant("retired_at"),
	},
	(table) => [unique("affiliate_links_once").on(table.affiliateId, table.subId)],
);

/** By a random id; the last click wins. `userId` is set on registration. Deleted when it can no longer win. */
export const affiliateVisits = sqliteTable(
	"affiliate_visits",
	{
		visitorId: text("visitor_id").primaryKey(),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		linkId: integer("link_id").references(() => affiliateLinks.id, { onDelete: "set null" }),
		clickedAt: instant("clicked_at").notNull(),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [
		index("affiliate_visits_by_affiliate").on(table.affiliateId, table.clickedAt),
		index("affiliate_visits_by_link").on(table.linkId),
		index("affiliate_visits_by_user").on(table.userId, table.clickedAt),
		index("affiliate_visits_by_click").on(table.clickedAt),
	],
);

/** A buyer brought by an affiliate, with the rate and end date fixed at the first sale. */
export const affiliateCustomers = sqliteTable(
	"affiliate_customers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		buyerId: integer("buyer_id").references(() => users.id, { onDelete: "set null" }),
		rateBps: integer("rate_bps").notNull(),
		firstSaleAt: instant("first_sale_at").notNull(),
		/** The first instant whose sales earn no commission. */
		endsAt: instant("ends_at").notNull(),
	},
	(table) => [
		unique("affiliate_customers_once").on(table.affiliateId, table.buyerId),
		index("affiliate_customers_by_buyer").on(table.buyerId),
		check("affiliate_customers_rate", sql`${table.rateBps} between 0 and 10000`),
	],
);

export const COMMISSION_STATES = ["pending", "approved", "scheduled", "paid", "void"] as const;

/**
 * A commission on an order, or a negative correction after its payout (`correction`, which skips the hold).
 * `amountMinor` is the current amount, `voidMinor` what refunds took off: together the original amount. Triggers
 * write every change to `affiliate_ledger` and the monthly totals.
 */
export const commissions = sqliteTable(
	"commissions",
	{
		id: text("id").primaryKey(),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		customerId: integer("customer_id")
			.notNull()
			.references(() => affiliateCustomers.id),
		kind: text("kind", { enum: ["sale", "correction"] }).notNull(),
		orderId: text("order_id").notNull(),
		/** 0 for the sale, then counting corrections. */
		number: integer("number").notNull(),
		membershipId: text("membership_id"),
		linkId: integer("link_id").references(() => affiliateLinks.id, { onDelete: "set null" }),
		via: text("via", { enum: ["click", "coupon"] }).notNull(),
		state: text("state", { enum: COMMISSION_STATES }).notNull(),
		currency: text("currency").notNull(),
		baseMinor: integer("base_minor").notNull(),
		rateBps: integer("rate_bps").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		voidMinor: integer("void_minor").notNull().default(0),
		isTest: flag("is_test").notNull(),
		soldAt: instant("sold_at").notNull(),
		/** The end of the order's refund window. */
		finalAt: instant("final_at").notNull(),
		approvedAt: instant("approved_at"),
		payoutId: text("payout_id").references(() => affiliatePayouts.id),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		unique("commissions_once").on(table.orderId, table.number),
		index("commissions_by_affiliate").on(table.affiliateId, table.soldAt),
		index("commissions_by_state").on(table.affiliateId, table.state, table.soldAt),
		index("commissions_payable").on(table.state, table.affiliateId, table.currency, table.isTest, table.amountMinor),
		index("commissions_due").on(table.finalAt).where(sql`${table.state} = 'pending'`),
		index("commissions_by_customer").on(table.customerId),
		index("commissions_by_membership").on(table.membershipId),
		index("commissions_by_link").on(table.linkId),
		index("commissions_by_payout").on(table.payoutId, table.amountMinor),
		check("commissions_state", sql`${table.state} in ('pending', 'approved', 'scheduled', 'paid', 'void')`),
		check("commissions_kind", sql`(${table.kind} = 'sale') = (${table.number} = 0)`),
		check(
			"commissions_sale",
			sql`${table.kind} = 'correction' or (${table.amountMinor} >= 0 and ${table.voidMinor} >= 0)`,
		),
		check("commissions_payout", sql`(${table.payoutId} is null) = (${table.state} not in ('scheduled', 'paid'))`),
	],
);

/** A balance is the sum of its rows. Written only by triggers on `commissions`, never changed or deleted. */
export const affiliateLedger = sqliteTable(
	"affiliate_ledger",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		commissionId: text("commission_id")
			.notNull()
			.references(() => commissions.id),
		account: text("account", { enum: COMMISSION_STATES }).notNull(),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		isTest: flag("is_test").notNull(),
		payoutId: text("payout_id"),
		at: instant("at").notNull(),
	},
	(table) => [
		index("affiliate_ledger_balances").on(table.affiliateId, table.currency, table.account, table.amountMinor),
		index("affiliate_ledger_by_commission").on(table.commissionId),
	],
);

/** Net earnings per month (UTC) for the leaderboard. Maintained by triggers on `commissions`. */
export const affiliateMonths = sqliteTable(
	"affiliate_months",
	{
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		month: text("month").notNull(),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		voidMinor: integer("void_minor").notNull(),
		sales: integer("sales").notNull(),
		lastSoldAt: instant("last_sold_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.affiliateId, table.month, table.currency] }),
		index("affiliate_months_by_month").on(table.month, table.currency),
	],
);

export const FLAG_KINDS = ["sameAccount", "sameEmail", "sameCard", "clickBurst", "saleBurst"] as const;

/** An issue to review before the affiliate is paid. `subject` is the order, or the hour of a burst. */
export const affiliateFlags = sqliteTable(
	"affiliate_flags",
	{
		id: text("id").primaryKey(),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		kind: text("kind", { enum: FLAG_KINDS }).notNull(),
		subject: text("subject").notNull(),
		figure: integer("figure"),
		state: text("state", { enum: ["open", "dismissed", "confirmed"] }).notNull(),
		raisedAt: instant("raised_at").notNull(),
		decidedAt: instant("decided_at"),
		decidedBy: integer("decided_by").references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [
		unique("affiliate_flags_once").on(table.affiliateId, table.kind, table.subject),
		index("affiliate_flags_by_state").on(table.state, table.raisedAt),
		index("affiliate_flags_by_decider").on(table.decidedBy),
		index("affiliate_flags_open").on(table.affiliateId).where(sql`${table.state} = 'open'`),
	],
);

/** Includes commissions approved before `startedAt`. `reachedId` is the last processed affiliate. */
export const affiliatePayoutRuns = sqliteTable(
	"affiliate_payout_runs",
	{
		id: text("id").primaryKey(),
		/** `YYYY-MM` of the payout; one run per month. */
		month: text("month").notNull().unique(),
		state: text("state", { enum: ["running", "done"] }).notNull(),
		reachedId: integer("reached_id").notNull().default(0),
		startedAt: instant("started_at").notNull(),
		doneAt: instant("done_at"),
	},
	(table) => [uniqueIndex("affiliate_payout_runs_running").on(table.state).where(sql`${table.state} = 'running'`)],
);

/** `building` while a run still adds to it; a `returned` payout releases its commissions. */
export const affiliatePayouts = sqliteTable(
	"affiliate_payouts",
	{
		id: text("id").primaryKey(),
		runId: text("run_id")
			.notNull()
			.references(() => affiliatePayoutRuns.id),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		commissionCount: integer("commission_count").notNull(),
		isTest: flag("is_test").notNull(),
		state: text("state", { enum: ["building", "open", "paid", "returned"] }).notNull(),
		reference: text("reference"),
		createdAt: instant("created_at").notNull(),
		paidAt: instant("paid_at"),
		paidBy: integer("paid_by").references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [
		unique("affiliate_payouts_once").on(table.runId, table.affiliateId, table.currency, table.isTest),
		index("affiliate_payouts_by_affiliate").on(table.affiliateId, table.createdAt),
		index("affiliate_payouts_by_state").on(table.state, table.createdAt),
		index("affiliate_payouts_by_created").on(table.createdAt),
		index("affiliate_payouts_by_payer").on(table.paidBy),
		check("affiliate_payouts_open", sql`${table.state} not in ('open', 'paid') or ${table.amountMinor} > 0`),
	],
);
