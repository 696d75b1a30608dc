-- However looking through an account ends, the audit log has it. The admin's account may be going with it.
CREATE TRIGGER impersonations_ended AFTER DELETE ON impersonations BEGIN
	INSERT INTO audit_entries (id, actor_id, deed, subject_kind, subject_id, at)
	VALUES (lower(hex(randomblob(16))), old.admin_id, 'people.endLooking', 'user', old.user_id,
		CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
-- Whose rights have changed looks through nobody any more, and is not looked through.
CREATE TRIGGER impersonations_of_changed AFTER UPDATE OF role, capabilities, suspended_at ON users
WHEN old.role <> new.role OR old.capabilities <> new.capabilities OR old.suspended_at IS NOT new.suspended_at BEGIN
	DELETE FROM impersonations WHERE admin_id = new.id OR user_id = new.id;
END;
