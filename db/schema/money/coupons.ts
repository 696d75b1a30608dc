import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { day, instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/**
 * `percentBps` (hundredths of a percent) or an amount in one currency, for the first payment, some months, or as long
 * as the membership runs. `taken` counts reserved and paid uses; triggers on `couponUses` maintain it and refuse
 * excess uses.
 */
export const coupons = sqliteTable(
	"coupons",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		code: text("code").notNull().unique(),
		note: text("note").notNull().default(""),
		percentBps: integer("percent_bps"),
		amountMinor: integer("amount_minor"),
		currency: text("currency"),
		duration: text("duration", { enum: ["once", "months", "forever"] }).notNull(),
		months: integer("months"),
		/** `some`: the plans and courses in `couponThings`. */
		scope: text("scope", { enum: ["all", "plans", "courses", "some"] }).notNull(),
		/** As typed; without a start day, the day of creation. */
		fromDay: day("from_day"),
		lastDay: day("last_day"),
		fromAt: instant("from_at").notNull(),
		untilAt: instant("until_at"),
		maxUses: integer("max_uses"),
		maxPerPerson: integer("max_per_person"),
		taken: integer("taken").notNull().default(0),
		affiliateId: integer("affiliate_id"),
		endedAt: instant("ended_at"),
		version: integer("version").notNull().default(1),
		/** The admin's id, without a foreign key, since the row outlives the account. */
		createdBy: integer("created_by"),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("coupons_by_time").on(table.createdAt, table.id),
		index("coupons_by_end").on(table.untilAt, table.id),
		index("coupons_by_taken").on(table.taken, table.id),
		index("coupons_by_affiliate").on(table.affiliateId),
		check("coupons_kind", sql`(${table.percentBps} is null) <> (${table.amountMinor} is null)`),
		check("coupons_percent", sql`${table.percentBps} between 1 and 10000`),
		check("coupons_amount", sql`${table.amountMinor} > 0`),
		check("coupons_currency", sql`(${table.amountMinor} is null) = (${table.currency} is null)`),
		check("coupons_months", sql`(${table.duration} = 'months') = (${table.months} is not null)`),
		check("coupons_taken", sql`${table.taken} >= 0`),
	],
);

export const couponThings = sqliteTable(
	"coupon_things",
	{
		couponId: integer("coupon_id")
			.notNull()
			.references(() => coupons.id, { onDelete: "cascade" }),
		thingKind: text("thing_kind", { enum: ["plan", "course"] }).notNull(),
		thingId: integer("thing_id").notNull(),
	},
	(table) => [primaryKey({ columns: [table.couponId, table.thingKind, table.thingId] })],
);

/** A coupon on an order: reserved at checkout, used on payment, otherwise released. */
export const couponUses = sqliteTable(
	"coupon_uses",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		couponId: integer("coupon_id")
			.notNull()
			.references(() => coupons.id),
		/** No foreign key: the order is inserted later in the same batch. */
		orderId: text("order_id").notNull().unique(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/**
		 * Hashes that identify a person: account, normalised address, card. A trigger copies them to `couponUseKeys`.
		 */
		personKeys: text("person_keys", { mode: "json" }).$type<string[]>().notNull(),
		state: text("state", { enum: ["reserved", "used", "released"] }).notNull(),
		reservedAt: instant("reserved_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		settledAt: instant("settled_at"),
	},
	(table) => [
		index("coupon_uses_by_coupon").on(table.couponId, table.state),
		index("coupon_uses_by_user").on(table.userId),
		index("coupon_uses_to_release").on(table.expiresAt).where(sql`${table.state} = 'reserved'`),
	],
);

/** One row per identifying hash of a use. A trigger refuses excess uses per person. */
export const couponUseKeys = sqliteTable(
	"coupon_use_keys",
	{
		couponId: integer("coupon_id").notNull(),
		personKey: text("person_key").notNull(),
		useId: integer("use_id")
			.notNull()
			.references(() => couponUses.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.couponId, table.personKey, table.useId] }),
		index("coupon_use_keys_by_use").on(table.useId),
	],
);
