ALTER TABLE `moderation_cases` ADD `passed_by_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `moderation_cases` ADD `passed_note` text;--> statement-breakpoint
CREATE INDEX `moderation_cases_by_passer` ON `moderation_cases` (`passed_by_id`);