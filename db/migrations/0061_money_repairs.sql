CREATE TABLE `reconciliation_findings` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`order_id` text,
	`run_id` text NOT NULL,
	`state` text NOT NULL,
	`found_at` integer NOT NULL,
	`repaired_at` integer,
	`resolved_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reconciliation_findings_end" CHECK(("reconciliation_findings"."resolved_at" is null) = ("reconciliation_findings"."state" <> 'resolved'))
);
--> statement-breakpoint
CREATE INDEX `reconciliation_findings_by_state` ON `reconciliation_findings` (`state`,`found_at`,`id`);--> statement-breakpoint
CREATE INDEX `reconciliation_findings_by_time` ON `reconciliation_findings` (`found_at`,`id`);--> statement-breakpoint
CREATE INDEX `reconciliation_findings_by_order` ON `reconciliation_findings` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reconciliation_findings_once` ON `reconciliation_findings` (`kind`,`subject`);--> statement-breakpoint
CREATE TABLE `reconciliation_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`scan` integer DEFAULT 0 NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`steps` integer DEFAULT 0 NOT NULL,
	`looked` integer DEFAULT 0 NOT NULL,
	`found` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`finished_at` integer,
	CONSTRAINT "reconciliation_runs_end" CHECK(("reconciliation_runs"."finished_at" is null) = ("reconciliation_runs"."state" = 'running'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reconciliation_runs_one` ON `reconciliation_runs` (`state`) WHERE "reconciliation_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX `reconciliation_runs_by_time` ON `reconciliation_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `gateway_refunds` (
	`gateway` text NOT NULL,
	`reference` text NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`gateway`, `reference`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gateway_refunds_amount" CHECK("gateway_refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE INDEX `gateway_refunds_by_order` ON `gateway_refunds` (`order_id`);--> statement-breakpoint
DROP INDEX `invoices_of_refund`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `edition` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_reversed_once` ON `invoices` (`corrects_id`) WHERE "invoices"."kind" = 'reversal';--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_of_refund` ON `invoices` (`refund_id`,`edition`) WHERE "invoices"."kind" = 'creditNote';