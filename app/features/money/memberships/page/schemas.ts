import { z } from "zod";
import { optionalText } from "#app/shared/forms/person-text.ts";
import { MAX_CLOCK_MOVE_DAYS } from "../clock/most-days";
import { PAUSE_DAYS } from "./pause-days";

const interval = z.enum(["month", "year"]);

export const BillingForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("change"),
		planId: z.coerce.number().int().positive().max(1e9),
		interval,
		at: z.coerce.number().int().positive().max(8.64e15),
		total: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
	}),
	z.strictObject({ intent: z.literal("cancel"), why: optionalText(500, "why").optional() }),
	z.strictObject({ intent: z.literal("keep") }),
	z.strictObject({
		intent: z.literal("pause"),
		days: z.coerce.number().refine((days) => PAUSE_DAYS.some((one) => one === days)),
	}),
	z.strictObject({ intent: z.literal("resume") }),
	z.strictObject({ intent: z.literal("card") }),
	z.strictObject({ intent: z.literal("moveClock"), days: z.coerce.number().int().min(1).max(MAX_CLOCK_MOVE_DAYS) }),
]);
export type BillingAction = z.infer<typeof BillingForm>;

export const ChosenQuery = z.object({ plan: z.coerce.number().int().positive().max(1e9), interval });
