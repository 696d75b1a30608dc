import { writeLetter } from "#app/features/operations/notifications/letter/write-letter.server.ts";
import { switchLinks } from "#app/features/people/inbox/choices/switch-links.ts";
import { ACCESS_CATEGORIES } from "#app/features/people/users/categories.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { writeSampleDigest } from "#tests/people/sample-digest.ts";

const ORIGIN = "https://school.example";
const { stop, preferences } = switchLinks(ORIGIN, { linkKey: "key", category: "access" });

/** Representative mails as documents: one that can be ended, one with the sums of an order, a digest. */
export function sampleMail(kind: "letter" | "order" | "digest", language: Language): string {
	if (kind === "digest") return writeSampleDigest(language).document;
	const to = "amara@mail.example";
	const link = `${ORIGIN}/courses/3`;
	if (kind === "letter") {
		const values = { name: "Amara Okafor", course: "Contracts & closings", until: "31 Dec 2026", link };
		return writeLetter(
			"accessGiven",
			{ to, language, values },
			{ origin: ORIGIN, category: ACCESS_CATEGORIES[0], stop, preferences },
		).document;
	}
	const sheet = [
		{ label: "Purchase", value: "Contracts & closings" },
		{ label: "Order", value: "GREW-2026-000417" },
		{ label: "Paid", value: "$297.00" },
	];
	const values = { name: "Amara Okafor", amount: "$297.00", what: "Contracts & closings", test: "", invoice: "", link };
	return writeLetter("orderPaid", { to, language, values, sheet }, { origin: ORIGIN }).document;
}
