CREATE TABLE `plan_courses` (
	`plan_id` integer NOT NULL,
	`course_id` integer NOT NULL,
	PRIMARY KEY(`plan_id`, `course_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `plan_courses_by_course` ON `plan_courses` (`course_id`);--> statement-breakpoint
CREATE TABLE `plan_prices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_id` integer NOT NULL,
	`interval` text NOT NULL,
	`currency` text NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`amount_minor` integer NOT NULL,
	`trial_days` integer DEFAULT 0 NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`created_by` integer,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_prices_amount" CHECK("plan_prices"."amount_minor" >= 0),
	CONSTRAINT "plan_prices_trial" CHECK("plan_prices"."trial_days" between 0 and 365),
	CONSTRAINT "plan_prices_interval" CHECK("plan_prices"."interval" in ('month', 'year')),
	CONSTRAINT "plan_prices_order" CHECK("plan_prices"."until_at" is null or "plan_prices"."until_at" >= "plan_prices"."from_at")
);
--> statement-breakpoint
CREATE INDEX `plan_prices_by_plan` ON `plan_prices` (`plan_id`,`until_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_open_once` ON `plan_prices` (`plan_id`,`interval`,`currency`,`country`) WHERE "plan_prices"."until_at" is null;--> statement-breakpoint
CREATE TABLE `plan_translations` (
	`plan_id` integer NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`plan_id`, `language`),
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `price_levels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`country` text NOT NULL,
	`share_bps` integer NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`created_by` integer,
	CONSTRAINT "price_levels_share" CHECK("price_levels"."share_bps" between 100 and 9999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_levels_open_once` ON `price_levels` (`country`) WHERE "price_levels"."until_at" is null;--> statement-breakpoint
CREATE INDEX `price_levels_by_time` ON `price_levels` (`from_at`);--> statement-breakpoint
CREATE TABLE `coupon_things` (
	`coupon_id` integer NOT NULL,
	`thing_kind` text NOT NULL,
	`thing_id` integer NOT NULL,
	PRIMARY KEY(`coupon_id`, `thing_kind`, `thing_id`),
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coupon_use_keys` (
	`coupon_id` integer NOT NULL,
	`person_key` text NOT NULL,
	`use_id` integer NOT NULL,
	PRIMARY KEY(`coupon_id`, `person_key`, `use_id`),
	FOREIGN KEY (`use_id`) REFERENCES `coupon_uses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coupon_use_keys_by_use` ON `coupon_use_keys` (`use_id`);--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`coupon_id` integer NOT NULL,
	`order_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`person_keys` text NOT NULL,
	`state` text NOT NULL,
	`reserved_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_uses_order_id_unique` ON `coupon_uses` (`order_id`);--> statement-breakpoint
CREATE INDEX `coupon_uses_by_coupon` ON `coupon_uses` (`coupon_id`,`state`);--> statement-breakpoint
CREATE INDEX `coupon_uses_by_user` ON `coupon_uses` (`user_id`);--> statement-breakpoint
CREATE INDEX `coupon_uses_to_release` ON `coupon_uses` (`expires_at`) WHERE "coupon_uses"."state" = 'reserved';--> statement-breakpoint
CREATE TABLE `coupons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`percent_bps` integer,
	`amount_minor` integer,
	`currency` text,
	`duration` text NOT NULL,
	`months` integer,
	`scope` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`max_uses` integer,
	`max_per_person` integer,
	`taken` integer DEFAULT 0 NOT NULL,
	`affiliate_id` integer,
	`ended_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "coupons_kind" CHECK(("coupons"."percent_bps" is null) <> ("coupons"."amount_minor" is null)),
	CONSTRAINT "coupons_percent" CHECK("coupons"."percent_bps" between 1 and 10000),
	CONSTRAINT "coupons_amount" CHECK("coupons"."amount_minor" > 0),
	CONSTRAINT "coupons_currency" CHECK(("coupons"."amount_minor" is null) = ("coupons"."currency" is null)),
	CONSTRAINT "coupons_months" CHECK(("coupons"."duration" = 'months') = ("coupons"."months" is not null)),
	CONSTRAINT "coupons_taken" CHECK("coupons"."taken" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code_unique` ON `coupons` (`code`);--> statement-breakpoint
CREATE INDEX `coupons_by_time` ON `coupons` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `coupons_by_end` ON `coupons` (`until_at`,`id`);--> statement-breakpoint
CREATE INDEX `coupons_by_taken` ON `coupons` (`taken`,`id`);--> statement-breakpoint
CREATE INDEX `coupons_by_affiliate` ON `coupons` (`affiliate_id`);--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`country` text NOT NULL,
	`rate_bps` integer NOT NULL,
	`reverse_charge` integer NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`created_by` integer,
	CONSTRAINT "tax_rates_rate" CHECK("tax_rates"."rate_bps" between 0 and 5000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_rates_open_once` ON `tax_rates` (`country`) WHERE "tax_rates"."until_at" is null;--> statement-breakpoint
CREATE INDEX `tax_rates_by_time` ON `tax_rates` (`from_at`);--> statement-breakpoint
CREATE TABLE `tax_sellers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`country` text NOT NULL,
	`tax_number` text NOT NULL,
	`reverse_charge` integer NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer,
	`created_by` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_sellers_open_once` ON `tax_sellers` ((1)) WHERE "tax_sellers"."until_at" is null;--> statement-breakpoint
ALTER TABLE `plans` ADD `all_courses` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `version` integer DEFAULT 1 NOT NULL;