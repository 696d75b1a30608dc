CREATE TABLE `exports` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`asked` text NOT NULL,
	`language` text NOT NULL,
	`job_id` text NOT NULL,
	`cursor` text,
	`pieces` text DEFAULT '[]' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer,
	`file_key` text,
	`bytes` integer,
	`made_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exports_state" CHECK("exports"."state" in ('waiting', 'running', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exports_one_in_the_making` ON `exports` (`owner_id`,`kind`) WHERE "exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX `exports_by_owner` ON `exports` (`owner_id`,`kind`,`made_at`);--> statement-breakpoint
CREATE INDEX `exports_by_end` ON `exports` (`expires_at`);--> statement-breakpoint
CREATE INDEX `exports_in_the_making` ON `exports` (`job_id`) WHERE "exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE TABLE `account_deletions` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`started_at` integer,
	`farewell_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_deletions_by_due` ON `account_deletions` (`due_at`);