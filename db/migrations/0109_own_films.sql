ALTER TABLE `courses` ADD `preview_film` text;--> statement-breakpoint
ALTER TABLE `lesson_translations` ADD `captions` text;--> statement-breakpoint
ALTER TABLE `lesson_translations` ADD `chapters` text;