CREATE TABLE `member_blocks` (
	`user_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`blocked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `blocked_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "member_blocks_others" CHECK("member_blocks"."user_id" <> "member_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE INDEX `member_blocks_by_time` ON `member_blocks` (`user_id`,`blocked_at`);--> statement-breakpoint
CREATE INDEX `member_blocks_by_blocked` ON `member_blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `forum_pictures` (
	`upload_id` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `forum_poll_counts` (
	`topic_id` integer NOT NULL,
	`place` integer NOT NULL,
	`votes` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`topic_id`, `place`),
	FOREIGN KEY (`topic_id`) REFERENCES `forum_polls`(`topic_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "forum_poll_counts_votes" CHECK("forum_poll_counts"."votes" >= 0)
);
--> statement-breakpoint
CREATE TABLE `forum_poll_votes` (
	`topic_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`places` text NOT NULL,
	`voted_at` integer NOT NULL,
	PRIMARY KEY(`topic_id`, `user_id`),
	FOREIGN KEY (`topic_id`) REFERENCES `forum_polls`(`topic_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_poll_votes_by_user` ON `forum_poll_votes` (`user_id`);--> statement-breakpoint
CREATE TABLE `forum_polls` (
	`topic_id` integer PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`is_multiple` integer DEFAULT false NOT NULL,
	`results` text NOT NULL,
	`closes_at` integer,
	`voter_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`topic_id`) REFERENCES `forum_topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `forum_post_pictures` (
	`post_id` integer NOT NULL,
	`upload_id` text NOT NULL,
	PRIMARY KEY(`post_id`, `upload_id`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`upload_id`) REFERENCES `forum_pictures`(`upload_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_post_pictures_by_upload` ON `forum_post_pictures` (`upload_id`);--> statement-breakpoint
CREATE TABLE `forum_topic_scores` (
	`period` text NOT NULL,
	`topic_id` integer NOT NULL,
	`score` integer NOT NULL,
	PRIMARY KEY(`period`, `topic_id`),
	FOREIGN KEY (`topic_id`) REFERENCES `forum_topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_topic_scores_by_score` ON `forum_topic_scores` (`period`,`score`,`topic_id`);--> statement-breakpoint
CREATE INDEX `forum_topic_scores_by_topic` ON `forum_topic_scores` (`topic_id`);--> statement-breakpoint
CREATE TABLE `forum_post_prints` (
	`post_id` integer NOT NULL,
	`print` text NOT NULL,
	`author_id` integer NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `print`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_post_prints_by_print` ON `forum_post_prints` (`print`,`written_at`);--> statement-breakpoint
CREATE INDEX `forum_post_prints_by_author` ON `forum_post_prints` (`author_id`);--> statement-breakpoint
CREATE TABLE `forum_reading_days` (
	`user_id` integer NOT NULL,
	`day_number` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day_number`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `forum_trust_levels` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`level` text NOT NULL,
	`reason` text NOT NULL,
	`set_by` integer,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`set_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `forum_trust_levels_by_setter` ON `forum_trust_levels` (`set_by`);--> statement-breakpoint
DROP INDEX `forum_topics_unanswered`;--> statement-breakpoint
DROP INDEX `forum_topics_merged`;--> statement-breakpoint
ALTER TABLE `forum_topics` ADD `resource_id` integer REFERENCES library_entries(document_id);--> statement-breakpoint
ALTER TABLE `forum_topics` ADD `slow_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `forum_topics_by_kind` ON `forum_topics` (`kind`,`active_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_topics_by_resource` ON `forum_topics` (`resource_id`,`active_at`);--> statement-breakpoint
CREATE INDEX `forum_topics_unanswered` ON `forum_topics` (`active_at`,`id`) WHERE +"forum_topics"."kind" = 'question' and "forum_topics"."post_count" < 2;--> statement-breakpoint
CREATE INDEX `forum_topics_merged` ON `forum_topics` (`merged_into`) WHERE "forum_topics"."merged_into" is not null;--> statement-breakpoint
DROP INDEX `forum_reads_followed`;--> statement-breakpoint
CREATE INDEX `forum_reads_by_visit` ON `forum_reads` (`user_id`,`visited_at`) WHERE "forum_reads"."visited_at" > 0;--> statement-breakpoint
CREATE INDEX `forum_reads_chosen` ON `forum_reads` (`user_id`,`visited_at`) WHERE "forum_reads"."level" in ('watch', 'mute');--> statement-breakpoint
CREATE INDEX `forum_reads_followed` ON `forum_reads` (`user_id`,`level`,`topic_id`) WHERE "forum_reads"."level" in ('watch', 'track');--> statement-breakpoint
ALTER TABLE `forum_categories` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `held_at` integer;--> statement-breakpoint
CREATE INDEX `forum_posts_by_time` ON `forum_posts` (`created_at`,`topic_id`);--> statement-breakpoint
ALTER TABLE `account_deletions` ADD `empties_texts` integer DEFAULT false NOT NULL;