ALTER TABLE `memberships` ADD `coupon_percent_bps` integer;--> statement-breakpoint
ALTER TABLE `memberships` ADD `coupon_amount_minor` integer;