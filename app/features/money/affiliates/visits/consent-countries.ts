// The European Economic Area, Switzerland and the United Kingdom: Directive 2002/58/EC, article 5(3), and its like.
const ASKED = new Set(
	"AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** Whether somebody there is asked before the cookie of the program is set. Nobody knows where: they are asked. */
export function mustAgree(country: string | null): boolean {
	return country === null || !/^[A-Z]{2}$/.test(country) || country === "XX" || country === "T1" || ASKED.has(country);
}
