// European Economic Area, Switzerland, United Kingdom: Directive 2002/58/EC, article 5(3), and similar laws.
const CONSENT_COUNTRIES = new Set(
	"AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** Whether the program's cookie needs consent there; also where the country is unknown. */
export function needsConsent(country: string | null): boolean {
	return (
		country === null ||
		!/^[A-Z]{2}$/.test(country) ||
		country === "XX" ||
		country === "T1" ||
		CONSENT_COUNTRIES.has(country)
	);
}
