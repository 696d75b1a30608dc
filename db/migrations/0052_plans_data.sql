-- What plans cost so far, and the price of a year: that of ten months.
INSERT INTO plan_prices (plan_id, interval, currency, country, amount_minor, trial_days, from_at)
SELECT id, interval, currency, '', price_cents, 0, 0 FROM plans ORDER BY id;
--> statement-breakpoint
INSERT INTO plan_prices (plan_id, interval, currency, country, amount_minor, trial_days, from_at)
SELECT id, 'year', currency, '', price_cents * 10, 0, 0 FROM plans WHERE interval = 'month' AND slug IN ('basic', 'pro', 'elite') ORDER BY id;
--> statement-breakpoint
-- Standard rates of the European Union and of the United Kingdom in 2026. Nothing is added before the school has said where it sells from.
INSERT INTO tax_rates (country, rate_bps, reverse_charge, from_at) VALUES
	('AT', 2000, true, 1767225600000),
	('BE', 2100, true, 1767225600000),
	('BG', 2000, true, 1767225600000),
	('HR', 2500, true, 1767225600000),
	('CY', 1900, true, 1767225600000),
	('CZ', 2100, true, 1767225600000),
	('DK', 2500, true, 1767225600000),
	('EE', 2400, true, 1767225600000),
	('FI', 2550, true, 1767225600000),
	('FR', 2000, true, 1767225600000),
	('DE', 1900, true, 1767225600000),
	('GR', 2400, true, 1767225600000),
	('HU', 2700, true, 1767225600000),
	('IE', 2300, true, 1767225600000),
	('IT', 2200, true, 1767225600000),
	('LV', 2100, true, 1767225600000),
	('LT', 2100, true, 1767225600000),
	('LU', 1700, true, 1767225600000),
	('MT', 1800, true, 1767225600000),
	('NL', 2100, true, 1767225600000),
	('PL', 2300, true, 1767225600000),
	('PT', 2300, true, 1767225600000),
	('RO', 2100, true, 1767225600000),
	('SK', 2300, true, 1767225600000),
	('SI', 2200, true, 1767225600000),
	('ES', 2100, true, 1767225600000),
	('SE', 2500, true, 1767225600000),
	('GB', 2000, true, 1767225600000);
--> statement-breakpoint
CREATE TRIGGER coupon_uses_within BEFORE INSERT ON coupon_uses WHEN new.state = 'reserved' BEGIN
	SELECT RAISE(ABORT, 'The coupon has ended') FROM coupons WHERE id = new.coupon_id
		AND (ended_at IS NOT NULL OR from_at > new.reserved_at OR until_at <= new.reserved_at);
	SELECT RAISE(ABORT, 'The coupon is used up') FROM coupons WHERE id = new.coupon_id AND taken >= max_uses;
END;
--> statement-breakpoint
CREATE TRIGGER coupon_uses_taken AFTER INSERT ON coupon_uses WHEN new.state <> 'released' BEGIN
	UPDATE coupons SET taken = taken + 1 WHERE id = new.coupon_id;
	INSERT INTO coupon_use_keys (coupon_id, person_key, use_id)
	SELECT DISTINCT new.coupon_id, value, new.id FROM json_each(new.person_keys);
END;
--> statement-breakpoint
CREATE TRIGGER coupon_uses_released AFTER UPDATE OF state ON coupon_uses
WHEN old.state <> 'released' AND new.state = 'released' BEGIN
	UPDATE coupons SET taken = taken - 1 WHERE id = new.coupon_id;
	DELETE FROM coupon_use_keys WHERE use_id = new.id;
END;
--> statement-breakpoint
-- Who pays after the reservation has run out has paid the lower price: it counts, be it one too many.
CREATE TRIGGER coupon_uses_late AFTER UPDATE OF state ON coupon_uses
WHEN old.state = 'released' AND new.state = 'used' BEGIN
	UPDATE coupons SET taken = taken + 1 WHERE id = new.coupon_id;
	INSERT INTO coupon_use_keys (coupon_id, person_key, use_id)
	SELECT DISTINCT new.coupon_id, value, new.id FROM json_each(new.person_keys);
END;
--> statement-breakpoint
CREATE TRIGGER coupon_use_keys_within BEFORE INSERT ON coupon_use_keys
WHEN (SELECT state FROM coupon_uses WHERE id = new.use_id) = 'reserved' BEGIN
	SELECT RAISE(ABORT, 'The coupon is used up for this person') FROM coupons
	WHERE id = new.coupon_id AND max_per_person <= (
		SELECT count(*) FROM coupon_use_keys
		WHERE coupon_id = new.coupon_id AND person_key = new.person_key AND use_id <> new.use_id
	);
END;
