import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";

const key = errorKeys<"account">();

/** Weekly goal in minutes. */
export const GOAL_MINUTES_RANGE = { min: 30, max: 3000 } as const;

export const GoalForm = z.strictObject({
	intent: z.literal("goal"),
	minutes: z
		.number({ message: key("errors.goalMissing") })
		.int(key("errors.goalMissing"))
		.min(GOAL_MINUTES_RANGE.min, key("errors.goalSmall"))
		.max(GOAL_MINUTES_RANGE.max, key("errors.goalBig")),
});
