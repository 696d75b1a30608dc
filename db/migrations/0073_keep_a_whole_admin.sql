-- Somebody must be left who can give every right that this admin holds: whoever holds `people` alone could otherwise take
-- the only full admin away, and what they alone held could be given by nobody any more. Replaces the triggers that asked
-- for another admin of `people` only. Whoever has asked for the end of their own account is not counted on.
DROP TRIGGER users_keep_an_admin;
--> statement-breakpoint
DROP TRIGGER users_keep_the_last_admin;
--> statement-breakpoint
DROP TRIGGER account_deletions_keep_an_admin;
--> statement-breakpoint
CREATE TRIGGER users_keep_an_admin BEFORE UPDATE OF role, capabilities, suspended_at ON users
WHEN old.role = 'admin' AND instr(old.capabilities, '"people"') > 0 AND old.suspended_at IS NULL
	AND (new.role <> 'admin' OR new.suspended_at IS NOT NULL OR EXISTS (
		SELECT 1 FROM json_each(old.capabilities) held WHERE instr(new.capabilities, '"' || held.value || '"') = 0))
	AND NOT EXISTS (SELECT 1 FROM users other
		WHERE other.role = 'admin' AND other.id <> old.id AND other.suspended_at IS NULL AND other.ends_at IS NULL
		AND NOT EXISTS (SELECT 1 FROM json_each(old.capabilities) held
			WHERE instr(other.capabilities, '"' || held.value || '"') = 0))
BEGIN
	SELECT RAISE(ABORT, 'The last admin with all rights stays');
END;
--> statement-breakpoint
CREATE TRIGGER users_keep_the_last_admin BEFORE DELETE ON users
WHEN old.role = 'admin' AND instr(old.capabilities, '"people"') > 0 AND old.suspended_at IS NULL
	AND NOT EXISTS (SELECT 1 FROM users other
		WHERE other.role = 'admin' AND other.id <> old.id AND other.suspended_at IS NULL AND other.ends_at IS NULL
		AND NOT EXISTS (SELECT 1 FROM json_each(old.capabilities) held
			WHERE instr(other.capabilities, '"' || held.value || '"') = 0))
BEGIN
	SELECT RAISE(ABORT, 'The last admin with all rights stays');
END;
--> statement-breakpoint
-- Of two who ask at once one is refused.
CREATE TRIGGER account_deletions_keep_an_admin BEFORE INSERT ON account_deletions
WHEN EXISTS (SELECT 1 FROM users own
	WHERE own.id = NEW.user_id AND own.role = 'admin' AND instr(own.capabilities, '"people"') > 0
	AND own.suspended_at IS NULL
	AND NOT EXISTS (SELECT 1 FROM users other
		WHERE other.role = 'admin' AND other.id <> own.id AND other.suspended_at IS NULL AND other.ends_at IS NULL
		AND NOT EXISTS (SELECT 1 FROM json_each(own.capabilities) held
			WHERE instr(other.capabilities, '"' || held.value || '"') = 0)))
BEGIN
	SELECT RAISE(ABORT, 'The last admin with all rights stays');
END;
--> statement-breakpoint
-- Whoever cannot answer tickets any more has none that is open: it goes back to all who can, and the log says so.
CREATE TRIGGER tickets_of_changed AFTER UPDATE OF role, capabilities, suspended_at, ends_at ON users
WHEN new.role <> 'admin' OR instr(new.capabilities, '"support"') = 0 OR new.suspended_at IS NOT NULL
	OR new.ends_at IS NOT NULL
BEGIN
	INSERT INTO audit_entries (id, deed, subject_kind, subject_id, before, after, at)
	SELECT lower(hex(randomblob(16))), 'help.assign', 'ticket', key, json_object('assigneeId', new.id),
		json_object('assigneeId', NULL), CAST(unixepoch('subsec') * 1000 AS INTEGER)
	FROM tickets WHERE assignee_id = new.id AND status <> 'closed';
	UPDATE tickets SET assignee_id = NULL WHERE assignee_id = new.id AND status <> 'closed';
END;
--> statement-breakpoint
UPDATE tickets SET assignee_id = NULL WHERE status <> 'closed' AND assignee_id IN (
	SELECT id FROM users WHERE role <> 'admin' OR instr(capabilities, '"support"') = 0 OR suspended_at IS NOT NULL
		OR ends_at IS NOT NULL);
