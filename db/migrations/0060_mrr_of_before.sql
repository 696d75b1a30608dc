-- What memberships that were there before have done to recurring revenue, from what is kept of their changes: the rule of
-- `mrrMove`. Each change names only the fields that it has changed, so the last one that names a field says what it was.
INSERT INTO mrr_months (is_test, currency, month, kind, amount_minor, members)
WITH said AS (
	SELECT m.id, m.is_test, m.currency, m.trial_until, c.version,
		strftime('%Y-%m', c.at / 1000, 'unixepoch') AS month,
		coalesce(
			(SELECT json_extract(p.details, '$.state') FROM membership_changes p WHERE p.membership_id = m.id
				AND p.version <= c.version AND json_extract(p.details, '$.state') IS NOT NULL ORDER BY p.version DESC LIMIT 1),
			CASE WHEN m.trial_until IS NULL THEN 'active' ELSE 'trialing' END
		) AS state,
		coalesce(
			(SELECT json_extract(p.details, '$.periodNumber') FROM membership_changes p WHERE p.membership_id = m.id
				AND p.version <= c.version AND json_extract(p.details, '$.periodNumber') IS NOT NULL ORDER BY p.version DESC LIMIT 1),
			1
		) AS period,
		coalesce(
			(SELECT json_extract(p.details, '$.interval') FROM membership_changes p WHERE p.membership_id = m.id
				AND p.version <= c.version AND json_extract(p.details, '$.interval') IS NOT NULL ORDER BY p.version DESC LIMIT 1),
			(SELECT o.interval FROM membership_changes b JOIN orders o ON o.id = json_extract(b.details, '$.orderId')
				WHERE b.membership_id = m.id AND b.deed = 'began'),
			m.interval
		) AS every,
		coalesce(
			(SELECT json_extract(p.details, '$.amountMinor') FROM membership_changes p WHERE p.membership_id = m.id
				AND p.version <= c.version AND json_extract(p.details, '$.amountMinor') IS NOT NULL ORDER BY p.version DESC LIMIT 1),
			(SELECT coalesce(json_extract(o.terms, '$.listMinor'), o.list_minor)
				FROM membership_changes b JOIN orders o ON o.id = json_extract(b.details, '$.orderId')
				WHERE b.membership_id = m.id AND b.deed = 'began'),
			m.amount_minor
		) AS amount
	FROM memberships m JOIN membership_changes c ON c.membership_id = m.id
), counted AS (
	SELECT *, (trial_until IS NULL OR period > 1) AND state IN ('active', 'pastDue', 'paused') AS is_member FROM said
), worth AS (
	SELECT *, CASE
		WHEN is_member = 0 OR state = 'paused' THEN 0
		WHEN every = 'year' THEN CAST(round(amount / 12.0) AS INTEGER)
		ELSE amount
	END AS minor FROM counted
), moves AS (
	SELECT is_test, currency, month,
		minor - lag(minor, 1, 0) OVER earlier AS moved,
		is_member - lag(is_member, 1, 0) OVER earlier AS came
	FROM worth WINDOW earlier AS (PARTITION BY id ORDER BY version)
)
SELECT is_test, currency, month,
	CASE WHEN came = 1 THEN 'new' WHEN came = -1 THEN 'churned' WHEN moved > 0 THEN 'expansion' ELSE 'contraction' END AS kind,
	sum(moved), sum(came)
FROM moves WHERE came <> 0 OR moved <> 0 GROUP BY 1, 2, 3, 4;
