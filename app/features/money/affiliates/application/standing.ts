import type { Standing } from "../program/apply-section";
import type { Affiliate } from "./affiliates.repository.server";

/** How somebody stands to the program, for the way in. */
export function standingOf(user: { id: number; name: string } | null, affiliate: Affiliate | undefined): Standing {
	if (!user) return { is: "guest" };
	if (!affiliate) return { is: "none", suggestedCode: suggestCode(user) };
	const { status, decidedWhy, code } = affiliate;
	if (status === "refused") return { is: "refused", why: decidedWhy, suggestedCode: code ?? suggestCode(user) };
	return { is: status };
}

/** A code made of a name and the number of the account, so that nobody else is likely to have it. */
function suggestCode({ id, name }: { id: number; name: string }): string {
	const letters = name
		.normalize("NFD")
		.toUpperCase()
		.replace(/[^A-Z]/g, "");
	return `${(letters || "GREW").slice(0, 8)}${id}`.padEnd(4, "0").slice(0, 16);
}
