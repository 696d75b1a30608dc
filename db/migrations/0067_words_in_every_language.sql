CREATE TABLE `profile_translations` (
	`user_id` integer NOT NULL,
	`language` text NOT NULL,
	`headline` text NOT NULL,
	PRIMARY KEY(`user_id`, `language`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `course_review_translations` (
	`review_id` integer NOT NULL,
	`language` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`review_id`, `language`),
	FOREIGN KEY (`review_id`) REFERENCES `course_reviews`(`id`) ON UPDATE no action ON DELETE cascade
);
