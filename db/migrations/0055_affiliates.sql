CREATE TABLE `affiliate_customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`affiliate_id` integer NOT NULL,
	`buyer_id` integer,
	`rate_bps` integer NOT NULL,
	`first_sale_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "affiliate_customers_rate" CHECK("affiliate_customers"."rate_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE INDEX `affiliate_customers_by_buyer` ON `affiliate_customers` (`buyer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_customers_once` ON `affiliate_customers` (`affiliate_id`,`buyer_id`);--> statement-breakpoint
CREATE TABLE `affiliate_days` (
	`affiliate_id` integer NOT NULL,
	`day` text NOT NULL,
	`link_id` integer NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`sign_ups` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`affiliate_id`, `day`, `link_id`),
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `affiliate_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`affiliate_id` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`figure` integer,
	`state` text NOT NULL,
	`raised_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `affiliate_flags_by_state` ON `affiliate_flags` (`state`,`raised_at`);--> statement-breakpoint
CREATE INDEX `affiliate_flags_by_decider` ON `affiliate_flags` (`decided_by`);--> statement-breakpoint
CREATE INDEX `affiliate_flags_open` ON `affiliate_flags` (`affiliate_id`) WHERE "affiliate_flags"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_flags_once` ON `affiliate_flags` (`affiliate_id`,`kind`,`subject`);--> statement-breakpoint
CREATE TABLE `affiliate_ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`affiliate_id` integer NOT NULL,
	`commission_id` text NOT NULL,
	`account` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`is_test` integer NOT NULL,
	`payout_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`commission_id`) REFERENCES `commissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affiliate_ledger_balances` ON `affiliate_ledger` (`affiliate_id`,`currency`,`account`,`amount_minor`);--> statement-breakpoint
CREATE INDEX `affiliate_ledger_by_commission` ON `affiliate_ledger` (`commission_id`);--> statement-breakpoint
CREATE TABLE `affiliate_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`affiliate_id` integer NOT NULL,
	`sub_id` text NOT NULL,
	`path` text NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_links_once` ON `affiliate_links` (`affiliate_id`,`sub_id`);--> statement-breakpoint
CREATE TABLE `affiliate_months` (
	`affiliate_id` integer NOT NULL,
	`month` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`void_minor` integer NOT NULL,
	`sales` integer NOT NULL,
	`last_sold_at` integer NOT NULL,
	PRIMARY KEY(`affiliate_id`, `month`, `currency`),
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affiliate_months_by_month` ON `affiliate_months` (`month`,`currency`);--> statement-breakpoint
CREATE TABLE `affiliate_payout_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`month` text NOT NULL,
	`state` text NOT NULL,
	`reached_id` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_payout_runs_month_unique` ON `affiliate_payout_runs` (`month`);--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_payout_runs_running` ON `affiliate_payout_runs` (`state`) WHERE "affiliate_payout_runs"."state" = 'running';--> statement-breakpoint
CREATE TABLE `affiliate_payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`affiliate_id` integer NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`commission_count` integer NOT NULL,
	`is_test` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`paid_by` integer,
	FOREIGN KEY (`run_id`) REFERENCES `affiliate_payout_runs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "affiliate_payouts_open" CHECK("affiliate_payouts"."state" not in ('open', 'paid') or "affiliate_payouts"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE INDEX `affiliate_payouts_by_affiliate` ON `affiliate_payouts` (`affiliate_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `affiliate_payouts_by_state` ON `affiliate_payouts` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `affiliate_payouts_by_created` ON `affiliate_payouts` (`created_at`);--> statement-breakpoint
CREATE INDEX `affiliate_payouts_by_payer` ON `affiliate_payouts` (`paid_by`);--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_payouts_once` ON `affiliate_payouts` (`run_id`,`affiliate_id`,`currency`,`is_test`);--> statement-breakpoint
CREATE TABLE `affiliate_visits` (
	`visitor_id` text PRIMARY KEY NOT NULL,
	`affiliate_id` integer NOT NULL,
	`link_id` integer,
	`clicked_at` integer NOT NULL,
	`user_id` integer,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`link_id`) REFERENCES `affiliate_links`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `affiliate_visits_by_affiliate` ON `affiliate_visits` (`affiliate_id`,`clicked_at`);--> statement-breakpoint
CREATE INDEX `affiliate_visits_by_link` ON `affiliate_visits` (`link_id`);--> statement-breakpoint
CREATE INDEX `affiliate_visits_by_user` ON `affiliate_visits` (`user_id`,`clicked_at`);--> statement-breakpoint
CREATE INDEX `affiliate_visits_by_click` ON `affiliate_visits` (`clicked_at`);--> statement-breakpoint
CREATE TABLE `affiliates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`code` text,
	`status` text NOT NULL,
	`place` text,
	`plan` text,
	`alias` text,
	`alias_folded` text,
	`listed_at` integer,
	`payout_sealed` text,
	`tax_form` text DEFAULT 'none' NOT NULL,
	`tax_form_kind` text,
	`tax_form_at` integer,
	`applied_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	`decided_why` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "affiliates_status" CHECK("affiliates"."status" in ('applied', 'active', 'refused', 'suspended', 'closed')),
	CONSTRAINT "affiliates_tax_form" CHECK("affiliates"."tax_form" in ('none', 'submitted', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliates_user_id_unique` ON `affiliates` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `affiliates_code_unique` ON `affiliates` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `affiliates_alias_folded_unique` ON `affiliates` (`alias_folded`);--> statement-breakpoint
CREATE INDEX `affiliates_by_status` ON `affiliates` (`status`,`applied_at`);--> statement-breakpoint
CREATE INDEX `affiliates_by_applied` ON `affiliates` (`applied_at`);--> statement-breakpoint
CREATE INDEX `affiliates_by_decider` ON `affiliates` (`decided_by`);--> statement-breakpoint
CREATE INDEX `affiliates_listed` ON `affiliates` (`id`) WHERE "affiliates"."listed_at" is not null;--> statement-breakpoint
CREATE TABLE `commissions` (
	`id` text PRIMARY KEY NOT NULL,
	`affiliate_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`number` integer NOT NULL,
	`membership_id` text,
	`link_id` integer,
	`via` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`base_minor` integer NOT NULL,
	`rate_bps` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`void_minor` integer DEFAULT 0 NOT NULL,
	`is_test` integer NOT NULL,
	`sold_at` integer NOT NULL,
	`final_at` integer NOT NULL,
	`approved_at` integer,
	`payout_id` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `affiliate_customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`link_id`) REFERENCES `affiliate_links`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`payout_id`) REFERENCES `affiliate_payouts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commissions_state" CHECK("commissions"."state" in ('pending', 'approved', 'scheduled', 'paid', 'void')),
	CONSTRAINT "commissions_kind" CHECK(("commissions"."kind" = 'sale') = ("commissions"."number" = 0)),
	CONSTRAINT "commissions_sale" CHECK("commissions"."kind" = 'correction' or ("commissions"."amount_minor" >= 0 and "commissions"."void_minor" >= 0)),
	CONSTRAINT "commissions_payout" CHECK(("commissions"."payout_id" is null) = ("commissions"."state" not in ('scheduled', 'paid')))
);
--> statement-breakpoint
CREATE INDEX `commissions_by_affiliate` ON `commissions` (`affiliate_id`,`sold_at`);--> statement-breakpoint
CREATE INDEX `commissions_by_state` ON `commissions` (`affiliate_id`,`state`,`sold_at`);--> statement-breakpoint
CREATE INDEX `commissions_payable` ON `commissions` (`state`,`affiliate_id`,`currency`,`is_test`,`amount_minor`);--> statement-breakpoint
CREATE INDEX `commissions_due` ON `commissions` (`final_at`) WHERE "commissions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `commissions_by_customer` ON `commissions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `commissions_by_membership` ON `commissions` (`membership_id`);--> statement-breakpoint
CREATE INDEX `commissions_by_link` ON `commissions` (`link_id`);--> statement-breakpoint
CREATE INDEX `commissions_by_payout` ON `commissions` (`payout_id`,`amount_minor`);--> statement-breakpoint
CREATE UNIQUE INDEX `commissions_once` ON `commissions` (`order_id`,`number`);