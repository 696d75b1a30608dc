/** The number of a ticket for people: `G-2026-00042`. */
export function ticketNumber({ year, serial }: { year: number; serial: number }): string {
	return `G-${year}-${String(serial).padStart(5, "0")}`;
}
