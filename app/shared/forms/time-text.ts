import { z } from "zod";

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A time of day as `HH:MM`. */
export function timeText(message: string): z.ZodString {
	return z.string(message).regex(TIME, message);
}

/** Minutes from midnight. */
export function minuteOfTime(time: string): number {
	const [, hour = "0", minute = "0"] = TIME.exec(time) ?? [];
	return Number(hour) * 60 + Number(minute);
}
