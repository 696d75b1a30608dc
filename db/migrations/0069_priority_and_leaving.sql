DROP INDEX `tickets_by_status`;--> statement-breakpoint
DROP INDEX `tickets_by_status_opened`;--> statement-breakpoint
ALTER TABLE `tickets` ADD `is_priority` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `tickets_by_status` ON `tickets` (`status`,`is_priority`,`changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `tickets_by_status_opened` ON `tickets` (`status`,`is_priority`,`opened_at`,`id`);--> statement-breakpoint
ALTER TABLE `waiting_list` ADD `leave_key` text;--> statement-breakpoint
CREATE INDEX `waiting_list_by_key` ON `waiting_list` (`leave_key`);