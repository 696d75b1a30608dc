import { formatMoney, money } from "#app/shared/money.ts";
import { openPaper, type Paper } from "#app/shared/pdf/paper.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { InvoiceRow } from "./invoices.repository.server";

type Input = { invoice: InvoiceRow; corrects: string | null; loadFont: (name: string) => Promise<ArrayBuffer> };
type Part = { text: string; aside?: string; look?: Parameters<Paper["write"]>[1] } | "gap" | "rule";

/** A4, in the buyer's language. Deterministic: the same document gives the same file. */
export async function invoicePdf({ invoice, corrects, loadFont }: Input): Promise<Uint8Array<ArrayBuffer>> {
	const language = toLanguage(invoice.language);
	const t = getFixedT(language, "invoices");
	const parts = partsOf(invoice, corrects);
	const title = t(`title.${invoice.kind}`, { number: invoice.number });
	const written = parts.flatMap((part) => (typeof part === "string" ? [] : [part.text, part.aside ?? ""]));
	const letters = [title, ...written, t("page", { page: 1, of: 1 }), "0123456789"].join(" ");
	const paper = await openPaper({ title, language, letters, loadFont, now: invoice.issuedAt });
	paper.write(title, { style: "title", size: 22 });
	for (const part of parts) {
		if (part === "gap") paper.gap(12);
		else if (part === "rule") paper.rule();
		else {
			paper.keepTogether(30);
			if (part.aside !== undefined)
				paper.writeAside(part.aside, { style: part.look?.style ?? "text", size: 10, color: "ink" });
			paper.write(part.text, { ...part.look, ...(part.aside === undefined ? {} : { rightSpace: 110 }) });
		}
	}
	return paper.finish((page, of) => t("page", { page, of }));
}

function partsOf(invoice: InvoiceRow, corrects: string | null): Part[] {
	const language = toLanguage(invoice.language);
	const t = getFixedT(language, "invoices");
	const { seller, buyer, currency, kind } = invoice;
	const amount = (minor: number) => formatMoney(money(minor, currency), language);
	const sign = kind === "creditNote" ? -1 : 1;
	const percent = (bps: number) =>
		numberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(bps / 10_000);
	const formats = formatsFor({ language, timeZone: "UTC" });
	const country = (code: string | null) => (code ? formats.country(code) : "");
	const person = (lines: (string | null)[]): Part[] =>
		lines.filter((line) => line).map((text) => ({ text: text ?? "" }));
	const head = (text: string): Part => ({ text, look: { style: "strong", size: 10 } });
	const small = { size: 8.5, color: "muted" } as const;
	return [
		...(invoice.isTest ? [{ text: t("test"), look: { style: "strong", size: 11, color: "brand" } } as const] : []),
		{ text: t("issued", { date: formats.date(invoice.issuedAt) }) },
		...(corrects ? [{ text: t(kind === "reversal" ? "reverses" : "corrects", { number: corrects }) }] : []),
		{ text: t("order", { id: invoice.orderId }), look: small },
		"gap",
		head(t("seller")),
		...person([
			seller.name,
			...seller.address.split("\n"),
			country(seller.country),
			seller.taxId && t("taxId", { id: seller.taxId }),
			seller.email,
		]),
		"gap",
		head(t("buyer")),
		...person([
			buyer.name,
			...(buyer.address ?? "").split("\n"),
			country(buyer.country),
			buyer.taxId && t("taxId", { id: buyer.taxId }),
			buyer.email,
		]),
		"gap",
		"rule",
		...invoice.lines.flatMap(({ text, listMinor, discountMinor }): Part[] => [
			{ text, aside: amount(sign * listMinor) },
			...(discountMinor > 0 ? [{ text: t("discount"), aside: amount(-discountMinor) }] : []),
		]),
		"rule",
		{ text: t("net"), aside: amount(sign * invoice.netMinor) },
		...invoice.taxLines.map(({ kind: tax, rateBps, taxMinor, country: code }) => ({
			text: tax === "reverseCharge" ? t("reverseCharge") : t("tax", { rate: percent(rateBps), country: country(code) }),
			aside: amount(sign * taxMinor),
		})),
		"rule",
		{
			text: t(`total.${kind}`, { currency }),
			aside: amount(sign * invoice.totalMinor),
			look: { style: "strong", size: 11 },
		},
		"gap",
		{ text: t(`foot.${kind}`), look: small },
	];
}
