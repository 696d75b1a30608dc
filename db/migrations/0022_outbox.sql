DROP INDEX `outbox_waiting_by_kind`;--> statement-breakpoint
CREATE INDEX `outbox_unfinished` ON `outbox` (`kind`,`due_at`,`id`) WHERE "outbox"."done_at" is null;