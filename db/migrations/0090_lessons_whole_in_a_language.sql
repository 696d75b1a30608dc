ALTER TABLE `courses` ADD `translated` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `lesson_translations` ADD `is_whole` integer DEFAULT false NOT NULL;