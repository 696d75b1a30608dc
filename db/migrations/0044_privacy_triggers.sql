-- An account knows when it ends, so that the session finds it along with its user.
CREATE TRIGGER account_deletions_asked AFTER INSERT ON account_deletions BEGIN
	UPDATE users SET ends_at = NEW.due_at WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER account_deletions_put_off AFTER UPDATE OF due_at ON account_deletions BEGIN
	UPDATE users SET ends_at = NEW.due_at WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER account_deletions_taken_back AFTER DELETE ON account_deletions BEGIN
	UPDATE users SET ends_at = NULL WHERE id = OLD.user_id;
END;
--> statement-breakpoint
-- Somebody must be left who can give rights, and goes on: of two who ask at once one is refused.
CREATE TRIGGER account_deletions_keep_an_admin BEFORE INSERT ON account_deletions
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND role = 'admin'
		AND instr(capabilities, '"people"') > 0 AND suspended_at IS NULL)
	AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id <> NEW.user_id
		AND instr(capabilities, '"people"') > 0 AND suspended_at IS NULL AND ends_at IS NULL)
BEGIN
	SELECT RAISE(ABORT, 'The last admin of people stays');
END;
--> statement-breakpoint
-- The log is never changed, with one exception: when an account is being erased, what was noted of it goes (values
-- before and after), while who did what and when stays.
DROP TRIGGER audit_entries_unchanged;
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
