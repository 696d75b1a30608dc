CREATE TABLE `canned_answer_translations` (
	`answer_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`answer_id`, `language`),
	FOREIGN KEY (`answer_id`) REFERENCES `canned_answers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `canned_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer
);
--> statement-breakpoint
CREATE TABLE `help_views` (
	`day` text NOT NULL,
	`document_id` integer NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `document_id`),
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `help_views_by_document` ON `help_views` (`document_id`,`day`);--> statement-breakpoint
CREATE TABLE `help_vote_counts` (
	`document_id` integer PRIMARY KEY NOT NULL,
	`helped` integer DEFAULT 0 NOT NULL,
	`unhelped` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `help_votes` (
	`document_id` integer NOT NULL,
	`voter` text NOT NULL,
	`user_id` integer,
	`is_helpful` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`voted_at` integer NOT NULL,
	PRIMARY KEY(`document_id`, `voter`),
	FOREIGN KEY (`document_id`) REFERENCES `library_entries`(`document_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `help_votes_by_user` ON `help_votes` (`user_id`);--> statement-breakpoint
CREATE INDEX `help_votes_with_reason` ON `help_votes` (`voted_at`) WHERE "help_votes"."reason" <> '';--> statement-breakpoint
CREATE TABLE `ticket_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`ticket_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_links_by_ticket` ON `ticket_links` (`ticket_id`);--> statement-breakpoint
CREATE INDEX `ticket_links_by_expiry` ON `ticket_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`ticket_id` integer NOT NULL,
	`kind` text NOT NULL,
	`author_id` integer,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_messages_key_unique` ON `ticket_messages` (`key`);--> statement-breakpoint
CREATE INDEX `ticket_messages_by_ticket` ON `ticket_messages` (`ticket_id`,`id`);--> statement-breakpoint
CREATE INDEX `ticket_messages_by_author` ON `ticket_messages` (`author_id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`year` integer NOT NULL,
	`serial` integer NOT NULL,
	`owner_id` integer,
	`guest_name` text,
	`guest_email` text,
	`language` text NOT NULL,
	`topic` text NOT NULL,
	`subject` text NOT NULL,
	`page` text,
	`status` text NOT NULL,
	`assignee_id` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`first_answered_at` integer,
	`closed_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_key_unique` ON `tickets` (`key`);--> statement-breakpoint
CREATE INDEX `tickets_by_owner` ON `tickets` (`owner_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `tickets_by_guest` ON `tickets` (`guest_email`) WHERE "tickets"."guest_email" is not null;--> statement-breakpoint
CREATE INDEX `tickets_by_status` ON `tickets` (`status`,`changed_at`);--> statement-breakpoint
CREATE INDEX `tickets_by_status_opened` ON `tickets` (`status`,`opened_at`);--> statement-breakpoint
CREATE INDEX `tickets_by_assignee` ON `tickets` (`assignee_id`,`status`,`changed_at`);--> statement-breakpoint
CREATE INDEX `tickets_by_first_answer` ON `tickets` (`first_answered_at`) WHERE "tickets"."first_answered_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_by_number` ON `tickets` (`year`,`serial`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE "users"."role" = 'admin';