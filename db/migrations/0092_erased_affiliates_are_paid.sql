DROP TRIGGER affiliates_without_account;
--> statement-breakpoint
-- Without an account its code brings nobody. Whom to pay stays while something that was earned is not paid, unless they were barred.
CREATE TRIGGER affiliates_without_account AFTER UPDATE OF user_id ON affiliates WHEN new.user_id IS NULL BEGIN
	UPDATE affiliates SET status = 'closed', code = NULL, alias = NULL, alias_folded = NULL, listed_at = NULL,
		payout_sealed = CASE WHEN new.status = 'active' AND EXISTS (
			SELECT 1 FROM commissions WHERE affiliate_id = new.id AND state IN ('pending', 'approved', 'scheduled')
				AND amount_minor > 0) THEN payout_sealed END
		WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER affiliates_paid_after_erasure AFTER UPDATE OF state, amount_minor ON commissions
WHEN new.state IN ('paid', 'void') OR new.amount_minor <= 0 BEGIN
	UPDATE affiliates SET payout_sealed = NULL WHERE id = new.affiliate_id AND user_id IS NULL AND payout_sealed IS NOT NULL
		AND NOT EXISTS (SELECT 1 FROM commissions WHERE affiliate_id = new.affiliate_id
			AND state IN ('pending', 'approved', 'scheduled') AND amount_minor > 0);
END;
