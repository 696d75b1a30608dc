import { pastedCode } from "#app/shared/text/pasted-code.ts";

/** Valid in its form and without spaces; not looked up in any register. */
export type TaxId = { country: string; kind: TaxIdKind; value: string };
export type TaxIdKind = "eu" | "gb" | "au" | "ch" | "no" | "ca" | "in" | "nz" | "other";

/**
 * Parses a tax number, or returns null for one not of the country. Ignores spaces, dots and hyphens, an optional
 * country prefix, and the number's local name ("ABN 51 824 753 556").
 */
export function readTaxId(text: string, country: string): TaxId | null {
	const typed = pastedCode(text)
		.toUpperCase()
		.replaceAll(/[^A-Z0-9+*]/g, "");
	if (!/^[A-Z]{2}$/.test(country) || typed.length > 24) return null;
	const form = Object.hasOwn(FORM_OF_COUNTRY, country) ? FORM_OF_COUNTRY[country] : undefined;
	if (!form) return /^(?=.*\d)[A-Z0-9]{5,20}$/.test(typed) ? { country, kind: "other", value: typed } : null;

	for (const written of [typed, typed.replace(NAMES_OF_TAX_NUMBERS, "")]) {
		for (const before of [form.prefix, country, ...(form.before ?? []), ""]) {
			if (!written.startsWith(before)) continue;
			const bare = form.whole?.(written.slice(before.length)) ?? written.slice(before.length);
			if (!form.digits.test(bare) || form.check?.(bare) === false) continue;
			return { country, kind: form.kind, value: `${form.prefix}${bare}` };
		}
	}
	return null;
}

/** Local names of tax numbers, in capitals without punctuation. */
const NAMES_OF_TAX_NUMBERS =
	/^(?:VAT(?:NO|NR|NUMBER|ID|REGNO)?|UST(?:ID(?:NR)?)?|UID(?:NR)?|MWST(?:NR)?|TVA|NIF|NIPC|CIF|P(?:ARTITA)?IVA|BTW(?:NR)?|MOMS(?:NR)?|ORG(?:NR)?|CVR|NIP|DIC|CUI|AFM|OIB|ABN|ACN|GSTIN|GST(?:NO)?|HST|BN|IRD|NZBN)/;

type TaxIdForm = {
	kind: TaxIdKind;
	prefix: string;
	digits: RegExp;
	check?: (bare: string) => boolean;
	before?: readonly string[];
	/** Completes digits that people leave out. */
	whole?: (bare: string) => string;
};

const euForm = (prefix: string, digits: RegExp, check?: TaxIdForm["check"]): TaxIdForm => ({
	kind: "eu",
	prefix,
	digits,
	...(check ? { check } : {}),
});

/** Source: the number structures in the FAQ of VIES, and the publications of other tax offices. */
const FORM_OF_COUNTRY: Record<string, TaxIdForm> = {
	AT: { ...euForm("ATU", /^\d{8}$/), before: ["U"] },
	BE: { ...euForm("BE", /^[01]\d{9}$/, isBelgian), whole: (bare) => bare.replace(/^\d{9}$/, "0$&") },
	BG: euForm("BG", /^\d{9,10}$/),
	CY: euForm("CY", /^\d{8}[A-Z]$/),
	CZ: euForm("CZ", /^\d{8,10}$/),
	DE: euForm("DE", /^[1-9]\d{8}$/, isGerman),
	DK: euForm("DK", /^[1-9]\d{7}$/),
	EE: euForm("EE", /^\d{9}$/),
	ES: euForm("ES", /^[A-Z0-9]\d{7}[A-Z0-9]$/),
	FI: euForm("FI", /^\d{8}$/),
	FR: euForm("FR", /^[A-HJ-NP-Z0-9]{2}\d{9}$/),
	GR: euForm("EL", /^\d{9}$/),
	HR: euForm("HR", /^\d{11}$/),
	HU: euForm("HU", /^\d{8}$/),
	IE: euForm("IE", /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/),
	IT: euForm("IT", /^\d{11}$/, isLuhn),
	LT: euForm("LT", /^(?:\d{9}|\d{12})$/),
	LU: euForm("LU", /^\d{8}$/, (bare) => Number(bare.slice(0, 6)) % 89 === Number(bare.slice(6))),
	LV: euForm("LV", /^\d{11}$/),
	MT: euForm("MT", /^\d{8}$/),
	NL: euForm("NL", /^\d{9}B\d{2}$/),
	PL: euForm("PL", /^\d{10}$/),
	PT: euForm("PT", /^\d{9}$/),
	RO: euForm("RO", /^\d{2,10}$/),
	SE: euForm("SE", /^\d{10}01$/),
	SI: euForm("SI", /^[1-9]\d{7}$/),
	SK: euForm("SK", /^[1-9]\d{9}$/, (bare) => BigInt(bare) % 11n === 0n),
	GB: { kind: "gb", prefix: "GB", digits: /^(?:\d{9}|\d{12})$/ },
	AU: { kind: "au", prefix: "", digits: /^[1-9]\d{10}$/, check: isAustralian },
	CH: { kind: "ch", prefix: "CHE", digits: /^\d{9}(?:MWST|TVA|IVA)?$/ },
	NO: { kind: "no", prefix: "", digits: /^\d{9}(?:MVA)?$/ },
	CA: { kind: "ca", prefix: "", digits: /^\d{9}(?:RT\d{4})?$/ },
	IN: { kind: "in", prefix: "", digits: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/ },
	NZ: { kind: "nz", prefix: "", digits: /^\d{8,9}$/ },
};

/** The last two of ten digits complete the others to a multiple of 97. */
function isBelgian(bare: string): boolean {
	return Number(bare.slice(0, 8)) % 97 === 97 - Number(bare.slice(8));
}

/** ISO 7064, mod 11,10. */
function isGerman(bare: string): boolean {
	let product = 10;
	for (const digit of bare.slice(0, 8)) {
		const sum = (Number(digit) + product) % 10 || 10;
		product = (2 * sum) % 11;
	}
	return (11 - product) % 10 === Number(bare[8]);
}

function isLuhn(bare: string): boolean {
	const sum = [...bare].reverse().reduce((total, digit, at) => {
		const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
		return total + (doubled > 9 ? doubled - 9 : doubled);
	}, 0);
	return sum % 10 === 0;
}

/** Weighted digits, the first less one, are divisible by 89. */
function isAustralian(bare: string): boolean {
	const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
	const sum = weights.reduce((total, weight, at) => total + weight * (Number(bare[at]) - (at === 0 ? 1 : 0)), 0);
	return sum % 89 === 0;
}
