export function ticketNumber({ year, serial }: { year: number; serial: number }): string {
	return `G-${year}-${String(serial).padStart(5, "0")}`;
}
