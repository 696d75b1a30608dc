import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";

export const AFFILIATE_STATUSES = ["applied", "active", "refused", "suspended", "closed"] as const;
export const TAX_FORMS = ["none", "submitted", "accepted", "rejected"] as const;
export const TAX_FORM_KINDS = ["w9", "w8ben", "w8bene", "local"] as const;

/**
 * Somebody who brings others. Without an account (`userId` is null once it is erased) it is closed, by a trigger, and has
 * neither code nor alias. `payoutSealed` holds name, account and tax number, sealed with the school's key.
 */
export const affiliates = sqliteTable(
	"affiliates",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.unique()
			.references(() => users.id, { onDelete: "set null" }),
		/** Capital letters and digits, as it stands in `/?ref=CODE`. */
		code: text("code").unique(),
		status: text("status", { enum: AFFILIATE_STATUSES }).notNull(),
		/** Where and how they will share it, as they applied. */
		place: text("place"),
		plan: text("plan"),
		/** What the leaderboard calls them, and the same folded, so that nobody poses as another. */
		alias: text("alias"),
		aliasFolded: text("alias_folded").unique(),
		/** Since when they are on the leaderboard; null: they are not. */
		listedAt: instant("listed_at"),
		payoutSealed: text("payout_sealed"),
		taxForm: text("tax_form", { enum: TAX_FORMS }).notNull().default("none"),
		taxFormKind: text("tax_form_kind", { enum: TAX_FORM_KINDS }),
		taxFormAt: instant("tax_form_at"),
		appliedAt: instant("applied_at").notNull(),
		decidedAt: instant("decided_at"),
		decidedBy: integer("decided_by").references(() => users.id, { onDelete: "set null" }),
		/** Why it was refused or suspended, as they are told. */
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

/** A link of an affiliate with a name of its own: `/path?ref=CODE.subid`. Retired ones are counted on, and not shown. */
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

/**
 * A browser that came by a link, known by a random number only: its last click wins. Once somebody registers in it,
 * `userId` says who, so that the same person counts on another device. Swept when it cannot win any more.
 */
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

/** A buyer whom an affiliate has brought: the rate and the end of the months are those of the first sale. */
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
		/** The first instant of whose sales nothing is earned any more. */
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
 * What an affiliate earns by one order, and what is taken back of it after it was paid (`correction`, which skips the hold).
 * `amountMinor` counts in its state, `voidMinor` is what refunds have taken of it: together they are what was earned at
 * first. Triggers write every change into `affiliate_ledger` and the sums of months.
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
		/** 0 for the sale; corrections of it count on. */
		number: integer("number").notNull(),
		membershipId: text("membership_id"),
		linkId: integer("link_id").references(() => affiliateLinks.id, { onDelete: "set null" }),
		via: text("via", { enum: ["click", "coupon"] }).notNull(),
		state: text("state", { enum: COMMISSION_STATES }).notNull(),
		currency: text("currency").notNull(),
		/** What was paid without tax. */
		baseMinor: integer("base_minor").notNull(),
		rateBps: integer("rate_bps").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		voidMinor: integer("void_minor").notNull().default(0),
		isTest: flag("is_test").notNull(),
		soldAt: instant("sold_at").notNull(),
		/** When the refund window of the order is over. */
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

/**
 * Every movement of every commission: a balance is the sum of its rows. Written by triggers on `commissions` and by
 * nothing else, never changed and never deleted.
 */
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

/** What an affiliate has earned in a month (UTC) net of refunds, for the leaderboard. Kept by the triggers of `commissions`. */
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

/** Something that a person has to look at before the affiliate is paid. `subject` is the order, or the hour of a burst. */
export const affiliateFlags = sqliteTable(
	"affiliate_flags",
	{
		id: text("id").primaryKey(),
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		kind: text("kind", { enum: FLAG_KINDS }).notNull(),
		subject: text("subject").notNull(),
		/** How many clicks or sales, where it counts some. */
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

/**
 * The payout run of a month: goes through the affiliates in portions. What was approved before `startedAt` is taken
 * along. `reachedId` is the affiliate that it has dealt with last.
 */
export const affiliatePayoutRuns = sqliteTable(
	"affiliate_payout_runs",
	{
		id: text("id").primaryKey(),
		/** The month in which it is paid, `YYYY-MM`: one run for each. */
		month: text("month").notNull().unique(),
		state: text("state", { enum: ["running", "done"] }).notNull(),
		reachedId: integer("reached_id").notNull().default(0),
		startedAt: instant("started_at").notNull(),
		doneAt: instant("done_at"),
	},
	(table) => [uniqueIndex("affiliate_payout_runs_running").on(table.state).where(sql`${table.state} = 'running'`)],
);

/**
 * What one affiliate is to get, or has got. Its amount is the sum of its commissions. `building` while a run still adds
 * to it; one that was `returned` by the bank gives its commissions back.
 */
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
		/** What the bank calls it. */
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
