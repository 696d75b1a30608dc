CREATE TABLE `forum_line_doubts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` integer NOT NULL,
	`line` text NOT NULL,
	`user_id` integer NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`doubted_at` integer NOT NULL,
	`hidden_at` integer,
	`withdrawn_at` integer,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_line_doubts_by_user` ON `forum_line_doubts` (`user_id`,`doubted_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `forum_line_doubts_once` ON `forum_line_doubts` (`post_id`,`line`,`user_id`);--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `doubts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `forum_posts_newest_participant` ON `forum_posts` (`topic_id`,`participant`);--> statement-breakpoint
ALTER TABLE `forum_topics` ADD `view_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `forum_topics_by_author` ON `forum_topics` (`author_id`,`active_at`,`id`);--> statement-breakpoint
CREATE INDEX `forum_post_prints_by_time` ON `forum_post_prints` (`written_at`);