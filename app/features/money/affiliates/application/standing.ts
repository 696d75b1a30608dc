import type { ProgramStatus } from "../program/apply-section";
import type { Affiliate } from "./affiliates.repository.server";

export function programStatusOf(
	user: { id: number; name: string } | null,
	affiliate: Affiliate | undefined,
): ProgramStatus {
	if (!user) return { is: "guest" };
	if (!affiliate) return { is: "none", suggestedCode: suggestCode(user) };
	const { status, decidedWhy, code } = affiliate;
	if (status === "refused") return { is: "refused", why: decidedWhy, suggestedCode: code ?? suggestCode(user) };
	return { is: status };
}

/** Ends with the account's number, so that it is unlikely to be taken. */
function suggestCode({ id, name }: { id: number; name: string }): string {
	const letters = name
		.normalize("NFD")
		.toUpperCase()
		.replace(/[^A-Z]/g, "");
	return `${(letters || "GREW").slice(0, 8)}${id}`.padEnd(4, "0").slice(0, 16);
}
