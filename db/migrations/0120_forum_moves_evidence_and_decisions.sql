CREATE TABLE `upload_holds` (
	`upload_id` text NOT NULL,
	`holder` text NOT NULL,
	`held_at` integer NOT NULL,
	PRIMARY KEY(`upload_id`, `holder`),
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `upload_holds_by_holder` ON `upload_holds` (`holder`);--> statement-breakpoint
ALTER TABLE `forum_post_revisions` ADD `title` text;--> statement-breakpoint
ALTER TABLE `forum_post_revisions` ADD `editor` text DEFAULT 'author' NOT NULL;--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `reply_topic_id` integer;--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `quotes_topic_id` integer;--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `edited_by` text DEFAULT 'author' NOT NULL;--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `may_edit_once` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `moderation_decisions` ADD `sanction_ended_at` integer;--> statement-breakpoint
ALTER TABLE `moderation_decisions` ADD `edited_at` integer;--> statement-breakpoint
CREATE INDEX `moderation_decisions_sanctions` ON `moderation_decisions` (`ends_at`) WHERE "moderation_decisions"."sanction" in ('silenced', 'suspended') and "moderation_decisions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX `moderation_cases_by_subject` ON `moderation_cases` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_reports_once_by_guest` ON `moderation_reports` (`case_id`,`guest_email`) WHERE "moderation_reports"."guest_email" is not null;