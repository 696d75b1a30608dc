import type { Category } from "./category.ts";

/** What happens where a mail may have left and nobody can say so: it does not leave again, or rather once more. */
export type Certainty = "atMostOnce" | "atLeastOnce";

/** A kind says so itself; otherwise only what protects an account rather comes twice than never. */
export function certaintyOf({ certainty }: { certainty?: Certainty | undefined }, category: Category): Certainty {
	return certainty ?? (category.mandatory === "security" ? "atLeastOnce" : "atMostOnce");
}
