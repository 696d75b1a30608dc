CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` integer,
	`purpose` text NOT NULL,
	`name` text NOT NULL,
	`kind` text,
	`bytes` integer NOT NULL,
	`sha256` text,
	`state` text NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `uploads_by_owner` ON `uploads` (`owner_id`,`purpose`,`started_at`);--> statement-breakpoint
CREATE INDEX `uploads_unattached` ON `uploads` (`started_at`) WHERE "uploads"."state" <> 'attached';