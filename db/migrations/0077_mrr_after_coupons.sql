-- Memberships keep what their coupon takes off, and recurring revenue is counted after it. What was counted before it until now
-- goes off in one contraction of this month: the rule of `mrrMove`, which rounds halves up.
UPDATE memberships SET
	coupon_percent_bps = (SELECT percent_bps FROM coupons WHERE coupons.id = memberships.coupon_id),
	coupon_amount_minor = (SELECT amount_minor FROM coupons WHERE coupons.id = memberships.coupon_id)
WHERE coupon_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO mrr_months (is_test, currency, month, kind, amount_minor, members)
WITH lowered AS (
	SELECT is_test, currency, interval, amount_minor AS gross, amount_minor - CASE
		WHEN coupon_percent_bps IS NOT NULL THEN (amount_minor * coupon_percent_bps * 2 + 10000) / 20000
		ELSE min(coupon_amount_minor, amount_minor)
	END AS net
	FROM memberships
	WHERE ended_at IS NULL AND state IN ('active', 'pastDue') AND (trial_until IS NULL OR period_number > 1)
		AND coupon_periods_left IS NOT 0 AND (coupon_percent_bps IS NOT NULL OR coupon_amount_minor IS NOT NULL)
), moved AS (
	SELECT is_test, currency, sum(CASE interval
		WHEN 'year' THEN (net * 2 + 12) / 24 - (gross * 2 + 12) / 24
		ELSE net - gross
	END) AS minor
	FROM lowered GROUP BY is_test, currency
)
SELECT is_test, currency, strftime('%Y-%m', 'now'), 'contraction', minor, 0 FROM moved WHERE minor <> 0
ON CONFLICT (is_test, currency, month, kind) DO UPDATE SET amount_minor = mrr_months.amount_minor + excluded.amount_minor;
