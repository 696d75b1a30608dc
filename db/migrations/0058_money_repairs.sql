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