import { z } from "zod";
import { parseDay } from "../calendar-day";

/** A valid day as a date input sends it: `2026-11-30`. */
export function dayText(error: string) {
	return z.string(error).refine((text) => parseDay(text) !== null, error);
}
