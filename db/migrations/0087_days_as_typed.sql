ALTER TABLE `entitlements` ADD `last_day` text;--> statement-breakpoint
ALTER TABLE `coupons` ADD `from_day` text;--> statement-breakpoint
ALTER TABLE `coupons` ADD `last_day` text;--> statement-breakpoint
ALTER TABLE `tax_rates` ADD `from_day` text;--> statement-breakpoint
ALTER TABLE `tax_rates` ADD `last_day` text;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_last_day` text;