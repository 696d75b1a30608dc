-- What a status list has said of a certificate it goes on saying when the account has gone.
CREATE TRIGGER certificates_leave_places AFTER DELETE ON certificates BEGIN
	INSERT OR IGNORE INTO certificate_former_places (status_list, status_index, is_revoked)
	VALUES (old.status_list, old.status_index, old.revoked_at IS NOT NULL);
END;
