ALTER TABLE `local_mail` ADD `kind` text;--> statement-breakpoint
CREATE INDEX `local_mail_by_kind` ON `local_mail` (`kind`,`written_at`,`id`);--> statement-breakpoint
ALTER TABLE `profile_translations` ADD `bio` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `profile_translations` ADD `bio_html` text DEFAULT '' NOT NULL;