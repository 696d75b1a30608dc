export function periodAfter(start: Date, interval: "month" | "year", periods = 1): Date {
	const months = interval === "year" ? 12 * periods : periods;
	const end = new Date(start);
	end.setUTCMonth(end.getUTCMonth() + months, 1);
	const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
	end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
	return end;
}
