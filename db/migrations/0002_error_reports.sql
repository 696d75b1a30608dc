CREATE TABLE `error_groups` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`top_frame` text,
	`count` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`status_changed_at` integer,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	CONSTRAINT "error_groups_status" CHECK("error_groups"."status" in ('open', 'resolved', 'muted'))
);
--> statement-breakpoint
CREATE INDEX `error_groups_by_last_seen` ON `error_groups` (`last_seen_at`);--> statement-breakpoint
CREATE INDEX `error_groups_by_status` ON `error_groups` (`status`,`last_seen_at`);--> statement-breakpoint
CREATE TABLE `error_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`message` text NOT NULL,
	`stack` text,
	`context` text,
	`user_agent` text,
	`url` text,
	`occurred_at` integer,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`fingerprint`) REFERENCES `error_groups`(`fingerprint`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `error_reports_by_group` ON `error_reports` (`fingerprint`,`received_at`);--> statement-breakpoint
CREATE INDEX `error_reports_by_time` ON `error_reports` (`received_at`);--> statement-breakpoint
CREATE TABLE `error_sightings` (
	`fingerprint` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`fingerprint`, `kind`, `name`),
	FOREIGN KEY (`fingerprint`) REFERENCES `error_groups`(`fingerprint`) ON UPDATE no action ON DELETE cascade
);
