import { expect, test } from "vitest";
import { ticketNumber } from "./ticket-number";
import { mayWrite } from "./ticket-rules";

const now = new Date("2026-11-22T10:00:00Z");
const closed = (iso: string) => ({ status: "closed", closedAt: new Date(iso) }) as const;

test("a ticket takes messages until fourteen days after it was closed", () => {
	expect(mayWrite({ status: "open", closedAt: null }, now)).toBe(true);
	expect(mayWrite({ status: "answered", closedAt: null }, now)).toBe(true);
	expect(mayWrite(closed("2026-11-08T10:00:01Z"), now)).toBe(true);
	expect(mayWrite(closed("2026-11-08T10:00:00Z"), now)).toBe(false);
	expect(mayWrite({ status: "unconfirmed", closedAt: null }, now)).toBe(false);
});

test("a number is read with its year", () => {
	expect([ticketNumber({ year: 2026, serial: 42 }), ticketNumber({ year: 2027, serial: 123_456 })]).toEqual([
		"G-2026-00042",
		"G-2027-123456",
	]);
});
