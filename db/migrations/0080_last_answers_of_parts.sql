ALTER TABLE `status_days` ADD `last_at` integer;--> statement-breakpoint
ALTER TABLE `status_days` ADD `last_is_up` integer;