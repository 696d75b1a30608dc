/** The same day of a later month (UTC), or that month's last day. */
export function addMonths(from: Date, months: number): Date {
	const at = new Date(from);
	at.setUTCDate(1);
	at.setUTCMonth(at.getUTCMonth() + months);
	const days = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
	at.setUTCDate(Math.min(from.getUTCDate(), days));
	return at;
}
