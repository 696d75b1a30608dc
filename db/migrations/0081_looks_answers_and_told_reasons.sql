ALTER TABLE `orders` ADD `trouble_seen_at` integer;--> statement-breakpoint
CREATE INDEX `orders_by_trouble` ON `orders` (`trouble`,`created_at`,`id`) WHERE "orders"."trouble" is not null;--> statement-breakpoint
ALTER TABLE `status_days` ADD `last_at` integer;--> statement-breakpoint
ALTER TABLE `status_days` ADD `last_is_up` integer;--> statement-breakpoint
CREATE INDEX `users_confirmed` ON `users` (`created_at`) WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX `users_confirmed_seen` ON `users` (`last_seen_at`) WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
-- What was written to or about somebody stands with their refund or affiliate row and is erased with their account; the audit
-- log had it as well, under an order or an affiliate, where erasing does not look. The trigger that keeps entries as they are steps aside once.
DROP TRIGGER audit_entries_unchanged;
--> statement-breakpoint
UPDATE audit_entries SET after = json_remove(after, '$.message')
	WHERE deed IN ('refunds.approve', 'refunds.decline') AND subject_kind = 'order';
--> statement-breakpoint
UPDATE audit_entries SET after = json_remove(after, '$.why')
	WHERE deed IN ('affiliates.accept', 'affiliates.refuse', 'affiliates.suspend', 'affiliates.resume') AND subject_kind = 'affiliate';
--> statement-breakpoint
CREATE TRIGGER audit_entries_unchanged BEFORE UPDATE ON audit_entries
WHEN NOT (
	NEW.before IS NULL AND NEW.after IS NULL
	AND NEW.id IS OLD.id AND NEW.actor_id IS OLD.actor_id AND NEW.deed IS OLD.deed AND NEW.at IS OLD.at
	AND NEW.subject_kind IS OLD.subject_kind AND NEW.subject_id IS OLD.subject_id AND NEW.request_id IS OLD.request_id
	AND OLD.subject_kind = 'user'
	AND EXISTS (SELECT 1 FROM account_deletions
		WHERE user_id = CAST(OLD.subject_id AS INTEGER) AND started_at IS NOT NULL)
)
BEGIN
	SELECT RAISE(ABORT, 'audit entries are never changed');
END;
