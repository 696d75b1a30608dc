import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { SummaryLines } from "../letter/letter-parts.ts";

const AT = new Date("2026-09-14T09:30:00Z");
/** In cents. */
const AMOUNT = 4900;

/**
 * A plausible value for each placeholder that words of notifications have, of nobody's data. Sentences that only some
 * mails add are empty.
 */
export function sampleValues({ language, origin }: { language: Language; origin: string }) {
	const t = getFixedT(language, "deliveries");
	const formats = formatsFor({ language, timeZone: "UTC" });
	const money = new Intl.NumberFormat(language, { style: "currency", currency: "USD" });
	const added = "";
	return {
		name: t("samples.name"),
		link: `${origin}/dashboard`,
		links: `${origin}/help/tickets/sample`,
		help: `${origin}/help`,
		stop: `${origin}/unsubscribe`,
		notMe: `${origin}/secure-account`,
		code: "428 913",
		number: "1042",
		order: "GREW-1042",
		lines: formats.number(120),
		reference: "2026-09",
		subject: t("samples.subject"),
		topic: t("samples.subject"),
		title: t("samples.title"),
		answer: t("samples.text"),
		body: t("samples.text"),
		review: t("samples.text"),
		note: t("samples.text"),
		decision: t("samples.title"),
		statement: t("samples.text"),
		appeal: t("samples.text"),
		outcome: t("samples.title"),
		reasons: t("samples.text"),
		remarks: t("samples.text"),
		reason: t("samples.text"),
		author: t("samples.name"),
		what: t("samples.course"),
		course: t("samples.course"),
		plan: t("samples.plan"),
		goal: formats.duration(300),
		amount: money.format(AMOUNT / 100),
		file: t("samples.file"),
		email: "ada@mail.example",
		newEmail: "ada.new@mail.example",
		when: formats.dateTime(AT),
		at: formats.dateTime(AT),
		until: formats.date(AT),
		date: formats.date(AT),
		due: formats.date(AT),
		why: t("samples.why"),
		message: added,
		test: added,
		later: added,
		next: added,
		invoice: added,
		billing: added,
		ended: added,
		creditNote: added,
		came: added,
		sheet: added,
	};
}

/** The sums of a sample order. */
export function sampleSheet(language: Language): SummaryLines {
	const t = getFixedT(language, "deliveries");
	const value = new Intl.NumberFormat(language, { style: "currency", currency: "USD" }).format(AMOUNT / 100);
	return [
		{ label: t("samples.course"), value },
		{ label: t("samples.total"), value },
	];
}
