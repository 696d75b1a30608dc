import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";
import { isCurrency } from "#app/shared/money.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import type { DealLine } from "#db/schema/community/forum-kinds.ts";
import { dealSums } from "../topic/deal-sums";
import { MOST_AMOUNT } from "../writing/read-deal";

const key = errorKeys<"forum">();

const amount = z
	.number(key("errors.amountWrong"))
	.min(0, key("errors.amountWrong"))
	.max(MOST_AMOUNT, key("errors.amountWrong"));

/** What the form asks for, as numbers; `toDealSheet` makes the sheet of it. */
export const SheetInput = z.strictObject(
	{
		place: requiredLine(80, { missing: key("errors.placeMissing"), long: key("errors.placeLong") }),
		currency: z
			.string(key("errors.currencyWrong"))
			.refine((code) => isCurrency(code.toUpperCase()), key("errors.currencyWrong")),
		asking: amount.nullable().optional(),
		afterRepairValue: amount,
		marginPercent: z
			.number(key("errors.percentWrong"))
			.min(0, key("errors.percentWrong"))
			.max(100, key("errors.percentWrong")),
		repairs: amount,
		fee: amount,
	},
	key("errors.sheetWrong"),
);

/** Amounts are kept in whole units, as the form keeps them. */
export function toDealSheet({ currency, asking, ...typed }: z.output<typeof SheetInput>): DealSheet {
	return {
		place: typed.place,
		currency: currency.toUpperCase(),
		asking: asking == null ? null : Math.round(asking),
		afterRepairValue: Math.round(typed.afterRepairValue),
		marginPercent: typed.marginPercent,
		repairs: Math.round(typed.repairs),
		fee: Math.round(typed.fee),
	};
}

const doubts = z.int().min(0);
export const ForumDoubtsShape = z.object({ value: doubts, margin: doubts, repairs: doubts, fee: doubts });

/** `margin` and `offer` are worked out by the school. */
export const ForumSheetShape = z.object({
	place: z.string(),
	currency: z.string(),
	asking: z.number().nullable(),
	afterRepairValue: z.number(),
	marginPercent: z.number(),
	margin: z.number(),
	repairs: z.number(),
	fee: z.number(),
	offer: z.number(),
	doubts: ForumDoubtsShape,
});

type Counted = Partial<Record<DealLine, number>>;

/** A sheet as programs read it. */
export function toApiSheet(deal: DealSheet, { value = 0, margin = 0, repairs = 0, fee = 0 }: Counted) {
	return { ...deal, ...dealSums(deal), doubts: { value, margin, repairs, fee } } satisfies z.infer<
		typeof ForumSheetShape
	>;
}
