CREATE TABLE `notification_figures` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`channel` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `subject`, `channel`, `outcome`, `reason`)
);
--> statement-breakpoint
CREATE INDEX `notification_figures_by_subject` ON `notification_figures` (`subject`) WHERE "notification_figures"."subject" <> '';--> statement-breakpoint
ALTER TABLE `notification_deliveries` ADD `message_id` text;--> statement-breakpoint
CREATE INDEX `notification_deliveries_by_message` ON `notification_deliveries` (`message_id`) WHERE "notification_deliveries"."message_id" is not null;--> statement-breakpoint
CREATE INDEX `mail_addresses_by_time` ON `mail_addresses` (`at`);