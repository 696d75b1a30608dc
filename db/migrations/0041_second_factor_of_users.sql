-- An account has a second factor while it has an authenticator or a passkey, whoever adds or removes one. Recovery
-- codes stand in for a factor: without one there is nothing to recover.
CREATE TRIGGER totp_factors_added AFTER INSERT ON totp_factors BEGIN
	UPDATE users SET second_factor_at = coalesce(second_factor_at, NEW.created_at) WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER passkeys_added AFTER INSERT ON passkeys BEGIN
	UPDATE users SET second_factor_at = coalesce(second_factor_at, NEW.created_at) WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER totp_factors_removed AFTER DELETE ON totp_factors
WHEN NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = OLD.user_id) BEGIN
	UPDATE users SET second_factor_at = NULL WHERE id = OLD.user_id;
	DELETE FROM recovery_codes WHERE user_id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER passkeys_removed AFTER DELETE ON passkeys
WHEN NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = OLD.user_id)
	AND NOT EXISTS (SELECT 1 FROM totp_factors WHERE user_id = OLD.user_id) BEGIN
	UPDATE users SET second_factor_at = NULL WHERE id = OLD.user_id;
	DELETE FROM recovery_codes WHERE user_id = OLD.user_id;
END;
