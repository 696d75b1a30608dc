ALTER TABLE `sessions` ADD `state` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `stepped_up_at` integer;