-- How affiliates are paid, as app/features/settings/setting-defaults.ts has it.
INSERT INTO site_settings (key, value) VALUES
	('affiliateProgram', '{"ratePercent":50,"months":12,"cookieDays":60,"holdDays":90,"minimumCents":5000}');
--> statement-breakpoint
-- Every change of a commission is a movement in the ledger, whoever makes it.
CREATE TRIGGER commissions_earned AFTER INSERT ON commissions BEGIN
	INSERT INTO affiliate_ledger (affiliate_id, commission_id, account, currency, amount_minor, is_test, payout_id, at)
		SELECT new.affiliate_id, new.id, new.state, new.currency, new.amount_minor, new.is_test, new.payout_id, new.changed_at
		WHERE new.amount_minor <> 0
		UNION ALL
		SELECT new.affiliate_id, new.id, 'void', new.currency, new.void_minor, new.is_test, NULL, new.changed_at
		WHERE new.void_minor <> 0;
	INSERT INTO affiliate_months (affiliate_id, month, currency, amount_minor, void_minor, sales, last_sold_at)
		VALUES (new.affiliate_id, strftime('%Y-%m', new.sold_at / 1000, 'unixepoch'), new.currency, new.amount_minor,
			new.void_minor, CASE WHEN new.kind = 'sale' AND new.state <> 'void' THEN 1 ELSE 0 END, new.sold_at)
		ON CONFLICT (affiliate_id, month, currency) DO UPDATE SET
			amount_minor = amount_minor + excluded.amount_minor,
			void_minor = void_minor + excluded.void_minor,
			sales = sales + excluded.sales,
			last_sold_at = max(last_sold_at, excluded.last_sold_at);
END;
--> statement-breakpoint
CREATE TRIGGER commissions_moved AFTER UPDATE OF state, amount_minor, void_minor ON commissions
WHEN old.state <> new.state OR old.amount_minor <> new.amount_minor OR old.void_minor <> new.void_minor BEGIN
	INSERT INTO affiliate_ledger (affiliate_id, commission_id, account, currency, amount_minor, is_test, payout_id, at)
		SELECT new.affiliate_id, new.id, old.state, new.currency, -old.amount_minor, new.is_test, old.payout_id, new.changed_at
		WHERE old.state <> new.state AND old.amount_minor <> 0
		UNION ALL
		SELECT new.affiliate_id, new.id, new.state, new.currency, new.amount_minor, new.is_test, new.payout_id, new.changed_at
		WHERE old.state <> new.state AND new.amount_minor <> 0
		UNION ALL
		SELECT new.affiliate_id, new.id, new.state, new.currency, new.amount_minor - old.amount_minor, new.is_test,
			new.payout_id, new.changed_at
		WHERE old.state = new.state AND new.amount_minor <> old.amount_minor
		UNION ALL
		SELECT new.affiliate_id, new.id, 'void', new.currency, new.void_minor - old.void_minor, new.is_test, NULL, new.changed_at
		WHERE new.void_minor <> old.void_minor;
	UPDATE affiliate_months SET
		amount_minor = amount_minor + new.amount_minor - old.amount_minor,
		void_minor = void_minor + new.void_minor - old.void_minor,
		sales = sales + CASE WHEN new.kind <> 'sale' OR (old.state = 'void') = (new.state = 'void') THEN 0
			WHEN new.state = 'void' THEN -1 ELSE 1 END
	WHERE affiliate_id = new.affiliate_id AND month = strftime('%Y-%m', new.sold_at / 1000, 'unixepoch')
		AND currency = new.currency
		AND (new.amount_minor <> old.amount_minor OR new.void_minor <> old.void_minor OR 'void' IN (old.state, new.state));
END;
--> statement-breakpoint
CREATE TRIGGER commissions_kept BEFORE DELETE ON commissions BEGIN
	SELECT RAISE(ABORT, 'commissions are kept');
END;
--> statement-breakpoint
-- What was earned, by whom, of which order, at which rate, is settled once.
CREATE TRIGGER commissions_settled BEFORE UPDATE ON commissions
WHEN old.affiliate_id <> new.affiliate_id OR old.order_id <> new.order_id OR old.kind <> new.kind
	OR old.currency <> new.currency OR old.rate_bps <> new.rate_bps OR old.sold_at <> new.sold_at
	OR old.is_test <> new.is_test OR old.amount_minor + old.void_minor <> new.amount_minor + new.void_minor BEGIN
	SELECT RAISE(ABORT, 'commissions are settled');
END;
--> statement-breakpoint
CREATE TRIGGER affiliate_ledger_kept BEFORE DELETE ON affiliate_ledger BEGIN
	SELECT RAISE(ABORT, 'the ledger is kept');
END;
--> statement-breakpoint
CREATE TRIGGER affiliate_ledger_unchanged BEFORE UPDATE ON affiliate_ledger BEGIN
	SELECT RAISE(ABORT, 'the ledger is kept');
END;
--> statement-breakpoint
-- Without an account nobody is paid, and its code brings nobody.
CREATE TRIGGER affiliates_without_account AFTER UPDATE OF user_id ON affiliates WHEN new.user_id IS NULL BEGIN
	UPDATE affiliates SET status = 'closed', code = NULL, alias = NULL, alias_folded = NULL, listed_at = NULL,
		payout_sealed = NULL WHERE id = new.id;
END;
