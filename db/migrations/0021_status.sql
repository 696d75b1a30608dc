CREATE TABLE `incident_updates` (
	`id` text PRIMARY KEY NOT NULL,
	`incident_id` text NOT NULL,
	`state` text NOT NULL,
	`words` text NOT NULL,
	`author_id` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`incident_id`) REFERENCES `incidents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `incident_updates_by_incident` ON `incident_updates` (`incident_id`,`at`);--> statement-breakpoint
CREATE INDEX `incident_updates_by_author` ON `incident_updates` (`author_id`);--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`impact` text NOT NULL,
	`state` text NOT NULL,
	`words` text NOT NULL,
	`started_at` integer NOT NULL,
	`resolved_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "incidents_resolved" CHECK(("incidents"."state" = 'resolved') = ("incidents"."resolved_at" is not null))
);
--> statement-breakpoint
CREATE INDEX `incidents_by_start` ON `incidents` (`started_at`);--> statement-breakpoint
CREATE TABLE `status_days` (
	`day` text NOT NULL,
	`part` text NOT NULL,
	`checks` integer NOT NULL,
	`failures` integer NOT NULL,
	`total_ms` integer NOT NULL,
	`slowest_ms` integer NOT NULL,
	PRIMARY KEY(`day`, `part`)
);
