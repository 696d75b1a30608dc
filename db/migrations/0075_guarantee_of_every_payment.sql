-- Renewals and changes of plans were kept without the days of the guarantee that was promised with their memberships.
UPDATE orders SET guarantee_days = (
	SELECT first.guarantee_days FROM orders AS first WHERE first.membership_id = orders.membership_id
		AND first.period_number = 1 AND first.occasion = 'purchase'
)
WHERE occasion IN ('renewal', 'change') AND guarantee_days IS NULL AND membership_id IS NOT NULL;
--> statement-breakpoint
UPDATE orders SET guarantee_until = paid_at + guarantee_days * 86400000
WHERE occasion IN ('renewal', 'change') AND paid_at IS NOT NULL AND guarantee_days IS NOT NULL AND guarantee_until IS NULL;
