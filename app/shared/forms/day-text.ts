import { z } from "zod";
import { parseDay } from "../calendar-day";

export function dayText(error: string) {
	return z.string(error).refine((text) => parseDay(text) !== null, error);
}
