CREATE TABLE `forum_removed_pictures` (
	`post_id` integer NOT NULL,
	`upload_id` text NOT NULL,
	PRIMARY KEY(`upload_id`, `post_id`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`upload_id`) REFERENCES `forum_pictures`(`upload_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forum_removed_pictures_by_post` ON `forum_removed_pictures` (`post_id`);