-- Audit entries name their subject by kind and id; they were one text, "user:5".
CREATE TABLE audit_entries_next (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` integer,
	`deed` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text,
	`request_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO audit_entries_next (id, actor_id, deed, subject_kind, subject_id, request_id, at)
	SELECT id, actor_id, action,
		CASE WHEN instr(subject, ':') > 0 THEN substr(subject, 1, instr(subject, ':') - 1) ELSE subject END,
		CASE WHEN instr(subject, ':') > 0 THEN substr(subject, instr(subject, ':') + 1) ELSE '' END,
		request_id, at
	FROM audit_entries;
--> statement-breakpoint
DROP TABLE audit_entries;--> statement-breakpoint
ALTER TABLE audit_entries_next RENAME TO audit_entries;--> statement-breakpoint
CREATE INDEX `audit_entries_by_time` ON `audit_entries` (`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_actor` ON `audit_entries` (`actor_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_subject` ON `audit_entries` (`subject_kind`,`subject_id`,`at`);--> statement-breakpoint
CREATE TRIGGER audit_entries_unchanged BEFORE UPDATE ON audit_entries BEGIN
	SELECT RAISE(ABORT, 'audit entries are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE DELETE ON audit_entries BEGIN
	SELECT RAISE(ABORT, 'audit entries are never deleted');
END;
--> statement-breakpoint
-- INSERT OR REPLACE would change a row without either of them.
CREATE TRIGGER audit_entries_once BEFORE INSERT ON audit_entries WHEN EXISTS (SELECT 1 FROM audit_entries WHERE id = new.id) BEGIN
	SELECT RAISE(ABORT, 'audit entries are never replaced');
END;
--> statement-breakpoint
-- Mail that was sent stays as a job that is done, without its text: that held links and codes. What had not gone
-- out is a dead letter: its links have ended, and whoever still needs one can ask for it again.
INSERT INTO outbox (id, kind, payload, due_at, next_try_at, attempts, done_at, dead_at, last_error)
	SELECT id, 'mail.send',
		json_object('mail', 'unknown', 'userId', (SELECT users.id FROM users WHERE users.email = mail_outbox.to_address)),
		created_at, created_at, attempts, delivered_at,
		CASE WHEN delivered_at IS NULL THEN created_at END,
		CASE WHEN delivered_at IS NULL THEN coalesce(last_error, 'Not sent before the outbox held ids only') END
	FROM mail_outbox;
--> statement-breakpoint
DROP TABLE mail_outbox;--> statement-breakpoint
UPDATE one_time_tokens SET expires_at = min(expires_at, used_at) WHERE used_at IS NOT NULL;
