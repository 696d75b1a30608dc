CREATE TABLE `invoice_counters` (
	`series` text PRIMARY KEY NOT NULL,
	`last` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_counters_last" CHECK("invoice_counters"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`user_id` integer,
	`order_id` text NOT NULL,
	`refund_id` text,
	`corrects_id` text,
	`is_test` integer NOT NULL,
	`language` text NOT NULL,
	`currency` text NOT NULL,
	`net_minor` integer NOT NULL,
	`tax_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`seller` text NOT NULL,
	`buyer` text NOT NULL,
	`lines` text NOT NULL,
	`tax_lines` text NOT NULL,
	`issued_at` integer NOT NULL,
	`pdf_key` text,
	`pdf_sha256` text,
	`pdf_made_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`corrects_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_total" CHECK("invoices"."total_minor" = "invoices"."net_minor" + "invoices"."tax_minor"),
	CONSTRAINT "invoices_kind" CHECK(("invoices"."kind" = 'creditNote') = ("invoices"."refund_id" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number_unique` ON `invoices` (`number`);--> statement-breakpoint
CREATE INDEX `invoices_by_order` ON `invoices` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_of_order` ON `invoices` (`order_id`) WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX `invoices_by_refund` ON `invoices` (`refund_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_of_refund` ON `invoices` (`refund_id`) WHERE "invoices"."kind" = 'creditNote';--> statement-breakpoint
CREATE INDEX `invoices_by_corrected` ON `invoices` (`corrects_id`);--> statement-breakpoint
CREATE INDEX `invoices_by_user` ON `invoices` (`user_id`,`issued_at`);--> statement-breakpoint
CREATE INDEX `invoices_by_time` ON `invoices` (`issued_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_in_order` ON `invoices` (`series`,`serial`);--> statement-breakpoint
CREATE TABLE `membership_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`membership_id` text NOT NULL,
	`version` integer NOT NULL,
	`deed` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_changes_in_order` ON `membership_changes` (`membership_id`,`version`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`plan_id` integer NOT NULL,
	`state` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`interval` text NOT NULL,
	`price_id` integer,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`country` text,
	`tax_id` text,
	`coupon_id` integer,
	`coupon_periods_left` integer,
	`language` text NOT NULL,
	`period_number` integer DEFAULT 1 NOT NULL,
	`period_started_at` integer NOT NULL,
	`period_until` integer NOT NULL,
	`trial_until` integer,
	`grace_until` integer,
	`next_try_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`paused_at` integer,
	`resumes_at` integer,
	`cancel_asked_at` integer,
	`cancel_why` text,
	`next_plan_id` integer,
	`next_interval` text,
	`next_price_id` integer,
	`next_amount_minor` integer,
	`reminded_of_until` integer,
	`gateway` text NOT NULL,
	`is_test` integer NOT NULL,
	`subscription_reference` text,
	`customer_reference` text,
	`clock_offset_seconds` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`next_plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "memberships_amount" CHECK("memberships"."amount_minor" >= 0 and "memberships"."clock_offset_seconds" >= 0),
	CONSTRAINT "memberships_state" CHECK("memberships"."state" in ('trialing', 'active', 'pastDue', 'paused', 'cancelled', 'expired')),
	CONSTRAINT "memberships_end" CHECK(("memberships"."ended_at" is null) = ("memberships"."state" not in ('cancelled', 'expired')))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_live_once` ON `memberships` (`user_id`) WHERE "memberships"."state" in ('trialing', 'active', 'pastDue', 'paused');--> statement-breakpoint
CREATE INDEX `memberships_by_user` ON `memberships` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `memberships_by_plan` ON `memberships` (`plan_id`,`state`);--> statement-breakpoint
CREATE INDEX `memberships_by_next_plan` ON `memberships` (`next_plan_id`);--> statement-breakpoint
CREATE INDEX `memberships_by_state` ON `memberships` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `memberships_by_end` ON `memberships` (`period_until`) WHERE "memberships"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `memberships_by_try` ON `memberships` (`next_try_at`) WHERE "memberships"."next_try_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_by_subscription` ON `memberships` (`gateway`,`subscription_reference`);--> statement-breakpoint
CREATE TABLE `gateway_events` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway` text NOT NULL,
	`reference` text NOT NULL,
	`type` text NOT NULL,
	`object_kind` text NOT NULL,
	`object_reference` text NOT NULL,
	`payload` text,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`outcome` text
);
--> statement-breakpoint
CREATE INDEX `gateway_events_by_time` ON `gateway_events` (`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `gateway_events_by_object` ON `gateway_events` (`object_reference`);--> statement-breakpoint
CREATE INDEX `gateway_events_waiting` ON `gateway_events` (`received_at`) WHERE "gateway_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX `gateway_events_done` ON `gateway_events` (`processed_at`) WHERE "gateway_events"."payload" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_events_once` ON `gateway_events` (`gateway`,`reference`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`thing_id` integer NOT NULL,
	`occasion` text DEFAULT 'purchase' NOT NULL,
	`title` text NOT NULL,
	`language` text NOT NULL,
	`interval` text,
	`price_id` integer,
	`trial_days` integer DEFAULT 0 NOT NULL,
	`terms` text,
	`membership_id` text,
	`period_number` integer,
	`state` text NOT NULL,
	`trouble` text,
	`currency` text NOT NULL,
	`list_minor` integer NOT NULL,
	`discount_minor` integer DEFAULT 0 NOT NULL,
	`net_minor` integer NOT NULL,
	`tax_minor` integer DEFAULT 0 NOT NULL,
	`total_minor` integer NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`refunding_minor` integer DEFAULT 0 NOT NULL,
	`tax` text,
	`coupon_id` integer,
	`coupon_code` text,
	`country` text,
	`tax_id` text,
	`evidence` text,
	`attribution` text,
	`gateway` text NOT NULL,
	`is_test` integer NOT NULL,
	`gateway_reference` text,
	`idempotency_key` text,
	`request_hash` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	`guarantee_days` integer,
	`guarantee_until` integer,
	`disputed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_net" CHECK("orders"."net_minor" = "orders"."list_minor" - "orders"."discount_minor"),
	CONSTRAINT "orders_total" CHECK("orders"."total_minor" = "orders"."net_minor" + "orders"."tax_minor"),
	CONSTRAINT "orders_amounts" CHECK("orders"."discount_minor" >= 0 and "orders"."net_minor" >= 0 and "orders"."tax_minor" >= 0),
	CONSTRAINT "orders_refunds" CHECK("orders"."refunded_minor" >= 0 and "orders"."refunding_minor" >= 0
				and "orders"."refunded_minor" + "orders"."refunding_minor" <= "orders"."total_minor"),
	CONSTRAINT "orders_state" CHECK("orders"."state" in ('created', 'pending', 'paid', 'failed', 'inReview', 'expired')),
	CONSTRAINT "orders_paid" CHECK("orders"."state" <> 'paid' or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_of_period` ON `orders` (`membership_id`,`period_number`) WHERE "orders"."occasion" <> 'change';--> statement-breakpoint
CREATE INDEX `orders_by_user` ON `orders` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_membership` ON `orders` (`membership_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_thing` ON `orders` (`kind`,`thing_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_by_paid` ON `orders` (`paid_at`,`id`) WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`expires_at`) WHERE "orders"."state" in ('created', 'pending', 'failed');--> statement-breakpoint
CREATE INDEX `orders_by_coupon` ON `orders` (`coupon_id`) WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_once` ON `orders` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`gateway` text NOT NULL,
	`is_test` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`session_reference` text,
	`payment_reference` text,
	`url` text,
	`failure` text,
	`card_brand` text,
	`card_last4` text,
	`card_fingerprint` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE INDEX `payments_by_order` ON `payments` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_card` ON `payments` (`card_fingerprint`) WHERE "payments"."card_fingerprint" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_session` ON `payments` (`gateway`,`session_reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_reference` ON `payments` (`gateway`,`payment_reference`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`gateway` text NOT NULL,
	`gateway_reference` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`answer_until` integer,
	`closed_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "disputes_end" CHECK(("disputes"."closed_at" is null) = ("disputes"."state" = 'open'))
);
--> statement-breakpoint
CREATE INDEX `disputes_by_order` ON `disputes` (`order_id`);--> statement-breakpoint
CREATE INDEX `disputes_by_state` ON `disputes` (`state`,`opened_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_once` ON `disputes` (`gateway`,`gateway_reference`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text,
	`user_id` integer,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`net_minor` integer NOT NULL,
	`tax_minor` integer NOT NULL,
	`reason_code` text,
	`reason` text,
	`message` text,
	`requested_at` integer NOT NULL,
	`due_at` integer,
	`decided_at` integer,
	`decided_by` integer,
	`sent_at` integer,
	`succeeded_at` integer,
	`failed_at` integer,
	`failure` text,
	`gateway_reference` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_minor" > 0 and "refunds"."amount_minor" = "refunds"."net_minor" + "refunds"."tax_minor"),
	CONSTRAINT "refunds_parts" CHECK("refunds"."net_minor" >= 0 and "refunds"."tax_minor" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_gateway_reference_unique` ON `refunds` (`gateway_reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_open_once` ON `refunds` (`order_id`) WHERE "refunds"."state" in ('requested', 'approved', 'sent', 'failed') and "refunds"."kind" <> 'duplicate';--> statement-breakpoint
CREATE INDEX `refunds_by_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_payment` ON `refunds` (`payment_id`);--> statement-breakpoint
CREATE INDEX `refunds_by_user` ON `refunds` (`user_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `refunds_by_judge` ON `refunds` (`decided_by`);--> statement-breakpoint
CREATE INDEX `refunds_by_state` ON `refunds` (`state`,`requested_at`,`id`);--> statement-breakpoint
CREATE INDEX `refunds_by_time` ON `refunds` (`requested_at`,`id`);--> statement-breakpoint
CREATE TABLE `sandbox_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_kind` text NOT NULL,
	`object_id` text NOT NULL,
	`is_live` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`delivered_at` integer
);
--> statement-breakpoint
CREATE INDEX `sandbox_events_by_object` ON `sandbox_events` (`object_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`session_id` text,
	`subscription_id` text,
	`state` text NOT NULL,
	`failure` text,
	`card` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	`settles_at` integer,
	`disputed_at` integer,
	`dispute_state` text,
	CONSTRAINT "sandbox_payments_refunds" CHECK("sandbox_payments"."refunded_minor" between 0 and "sandbox_payments"."amount_minor")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_payments_idempotency_key_unique` ON `sandbox_payments` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `sandbox_payments_by_session` ON `sandbox_payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `sandbox_payments_by_subscription` ON `sandbox_payments` (`subscription_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sandbox_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`payment_id` text NOT NULL,
	`state` text NOT NULL,
	`failure` text,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `sandbox_payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sandbox_refunds_amount" CHECK("sandbox_refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_refunds_idempotency_key_unique` ON `sandbox_refunds` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `sandbox_refunds_by_payment` ON `sandbox_refunds` (`payment_id`);--> statement-breakpoint
CREATE TABLE `sandbox_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`mode` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`description` text NOT NULL,
	`subscription` text,
	`metadata` text NOT NULL,
	`success_url` text NOT NULL,
	`cancel_url` text NOT NULL,
	`payment_id` text,
	`subscription_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "sandbox_sessions_amount" CHECK("sandbox_sessions"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_sessions_idempotency_key_unique` ON `sandbox_sessions` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `sandbox_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`state` text NOT NULL,
	`card` text NOT NULL,
	`interval` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`discounted_minor` integer,
	`discounted_left` integer,
	`next_amount_minor` integer,
	`next_interval` text,
	`metadata` text NOT NULL,
	`period_number` integer DEFAULT 1 NOT NULL,
	`period_started_at` integer NOT NULL,
	`period_until` integer NOT NULL,
	`trial_until` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer,
	`paused_at` integer,
	`resumes_at` integer,
	`cancel_asked_at` integer,
	`clock_offset_seconds` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "sandbox_subscriptions_amount" CHECK("sandbox_subscriptions"."amount_minor" >= 0 and "sandbox_subscriptions"."clock_offset_seconds" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_subscriptions_session_id_unique` ON `sandbox_subscriptions` (`session_id`);--> statement-breakpoint
CREATE INDEX `sandbox_subscriptions_by_end` ON `sandbox_subscriptions` (`period_until`) WHERE "sandbox_subscriptions"."ended_at" is null;