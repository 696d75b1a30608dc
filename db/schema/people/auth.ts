import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { day, flag, instant } from "../columns.ts";
import type { Capability } from "./capabilities.ts";

/**
 * `email` is trimmed and in lower case, `country` is ISO 3166-1 alpha-2. Suspended permanently or until
 * `suspendedUntil`. `lastSeenAt` is maintained by triggers on `sessions`; 0 is never. A trigger ensures that one
 * active admin holds `people`.
 */
export const users = sqliteTable(
	"users",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		name: text("name").notNull(),
		email: text("email").notNull().unique(),
		role: text("role", { enum: ["student", "instructor", "admin"] })
			.notNull()
			.default("student"),
		/** Empty for everybody but admins. */
		capabilities: text("capabilities", { mode: "json" }).$type<Capability[]>().notNull().default([]),
		membershipType: text("membership_type").notNull().default("free"),
		profileImageUrl: text("profile_image_url"),
		headline: text("headline"),
		language: text("language").notNull().default("en"),
		timeZone: text("time_zone").notNull().default("UTC"),
		country: text("country"),
		weeklyGoalMinutes: integer("weekly_goal_minutes").notNull().default(300),
		keepsPreferences: flag("keeps_preferences").notNull().default(false),
		emailVerifiedAt: instant("email_verified_at"),
		/** Since when a second factor is required. Maintained by triggers on the factor tables. */
		secondFactorAt: instant("second_factor_at"),
		createdAt: instant("created_at").notNull(),
		suspendedAt: instant("suspended_at"),
		suspendedUntil: instant("suspended_until"),
		suspendedLastDay: day("suspended_last_day"),
		suspendedWhy: text("suspended_why"),
		lastSeenAt: instant("last_seen_at").notNull().default(sql`0`),
		/** When the account will be erased on its owner's request. Maintained by triggers on `account_deletions`. */
		endsAt: instant("ends_at"),
	},
	(table) => [
		index("users_by_created").on(table.createdAt),
		index("users_by_name").on(sql`${table.name} collate nocase`, table.id),
		index("users_by_seen").on(table.lastSeenAt),
		index("users_by_country").on(table.country, table.createdAt),
		index("users_by_country_seen").on(table.country, table.lastSeenAt),
		index("users_by_role").on(table.role, table.createdAt),
		index("users_by_role_seen").on(table.role, table.lastSeenAt),
		index("users_by_plan").on(table.membershipType, table.createdAt),
		index("users_by_plan_seen").on(table.membershipType, table.lastSeenAt),
		index("users_by_plan_country").on(table.membershipType, table.country, table.createdAt),
		index("users_by_plan_country_seen").on(table.membershipType, table.country, table.lastSeenAt),
		index("users_confirmed").on(table.createdAt).where(sql`${table.emailVerifiedAt} is not null`),
		index("users_confirmed_seen").on(table.lastSeenAt).where(sql`${table.emailVerifiedAt} is not null`),
		index("users_unconfirmed").on(table.createdAt).where(sql`${table.emailVerifiedAt} is null`),
		index("users_unconfirmed_seen").on(table.lastSeenAt).where(sql`${table.emailVerifiedAt} is null`),
		index("users_suspended").on(table.createdAt).where(sql`${table.suspendedAt} is not null`),
		index("users_suspended_seen").on(table.lastSeenAt).where(sql`${table.suspendedAt} is not null`),
		index("users_suspended_until").on(table.suspendedUntil).where(sql`${table.suspendedUntil} is not null`),
		index("users_admins").on(table.id).where(sql`${table.role} = 'admin'`),
		check("users_role", sql`${table.role} in ('student', 'instructor', 'admin')`),
	],
);

export const credentials = sqliteTable("credentials", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	passwordHash: text("password_hash").notNull(),
	changedAt: instant("changed_at").notNull(),
});

/** The cookie secret and the bearer token are two random values, stored as SHA-256. */
export const sessions = sqliteTable(
	"sessions",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		cookieHash: text("cookie_hash").notNull().unique(),
		tokenHash: text("token_hash").notNull().unique(),
		userAgent: text("user_agent"),
		country: text("country"),
		createdAt: instant("created_at").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		/** A session waiting for its second factor gives no access: `current-session.server.ts`. */
		state: text("state", { enum: ["active", "waitsForFactor"] })
			.notNull()
			.default("active"),
		steppedUpAt: instant("stepped_up_at"),
		/** This browser must still load the account's preferences. */
		isBehind: flag("is_behind").notNull().default(false),
	},
	(table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

/** Single-use, stored as SHA-256. Using it sets its expiry to that instant. */
export const oneTimeTokens = sqliteTable(
	"one_time_tokens",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		purpose: text("purpose", {
			enum: ["resetPassword", "verifyEmail", "confirmLogin", "secureAccount", "agreeEmail", "confirmEmail"],
		}).notNull(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(table) => [
		index("one_time_tokens_by_user").on(table.userId, table.purpose),
		index("one_time_tokens_by_expiry").on(table.expiresAt),
	],
);

/** Pending until the old address agrees and the new one confirms. */
export const emailChanges = sqliteTable(
	"email_changes",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		key: text("key").notNull().unique(),
		newEmail: text("new_email").notNull(),
		agreedAt: instant("agreed_at"),
		confirmedAt: instant("confirmed_at"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("email_changes_by_expiry").on(table.expiresAt)],
);
