import { errorKeys, type FormMessage } from "#app/shared/forms/form-message.ts";
import { isCurrency } from "#app/shared/money.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { parseTypedNumber } from "#app/shared/words/typed-number.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import type { TypedDeal } from "./schemas";

const key = errorKeys<"forum">();
/** The highest amount of a sheet. */
export const MOST_AMOUNT = 1_000_000_000_000;

type DealErrors = Record<string, FormMessage[]>;
type ReadDeal = { ok: true; deal: DealSheet } | { ok: false; errors: DealErrors };

/** The sheet of a deal from what was typed in a language: `96.000` is ninety-six thousand in German. */
export function readDeal(typed: TypedDeal | undefined, language: Language): ReadDeal {
	const errors: DealErrors = {};
	const fail = (field: keyof TypedDeal, message: string) => {
		errors[`deal.${field}`] = [{ key: message }];
		return 0;
	};
	const numberOf = (field: keyof TypedDeal, { most, message }: { most: number; message: string }) => {
		const value = parseTypedNumber(typed?.[field] ?? "", language);
		return value === null || value < 0 || value > most ? fail(field, message) : value;
	};
	const amount = (field: keyof TypedDeal) =>
		Math.round(numberOf(field, { most: MOST_AMOUNT, message: key("errors.amountWrong") }));
	const currency = (typed?.currency ?? "").toUpperCase();
	if (!isCurrency(currency)) fail("currency", key("errors.currencyWrong"));
	const place = typed?.place ?? "";
	if (place === "") fail("place", key("errors.placeMissing"));
	const deal = {
		place,
		currency,
		asking: typed?.asking ? amount("asking") : null,
		afterRepairValue: amount("afterRepairValue"),
		marginPercent: numberOf("marginPercent", { most: 100, message: key("errors.percentWrong") }),
		repairs: amount("repairs"),
		fee: amount("fee"),
	};
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, deal };
}
