ALTER TABLE `waiting_list` ADD `told_at` integer;--> statement-breakpoint
CREATE INDEX `waiting_list_untold` ON `waiting_list` (`thing_kind`,`thing_id`,`id`) WHERE "waiting_list"."told_at" is null;--> statement-breakpoint
CREATE INDEX `waiting_list_told` ON `waiting_list` (`told_at`) WHERE "waiting_list"."told_at" is not null;--> statement-breakpoint
CREATE INDEX `reconciliation_findings_left` ON `reconciliation_findings` (`found_at`,`id`) WHERE "reconciliation_findings"."resolved_at" is null;