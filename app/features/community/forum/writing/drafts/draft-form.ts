/** What is typed and chosen in a form by field name, and which post it answers; as the server keeps it. */
export function draftOf(form: HTMLFormElement): Record<string, string> {
	const typed = [...new FormData(form)].filter(([name, value]) => value !== "" && isKept(form, name));
	return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}

const CARRIED: ReadonlySet<string> = new Set(["replyTo", "revision"]);

/** Other hidden fields are the page's own, and a sheet that is folded in is not sent. */
function isKept(form: HTMLFormElement, name: string): boolean {
	const element = form.elements.namedItem(name);
	if (CARRIED.has(name)) return true;
	if (!(element instanceof HTMLElement) || element.getAttribute("type") === "hidden") return false;
	const ownSheet = form.elements.namedItem("withSheet");
	return !(name.startsWith("deal.") && ownSheet instanceof HTMLInputElement && !ownSheet.checked);
}

/** Whether what stands in the form is what was sent from it. */
export function isAsSent(form: HTMLFormElement, sent: Readonly<Record<string, unknown>>): boolean {
	return Object.entries(draftOf(form)).every(([name, value]) => withoutReturns(value) === withoutReturns(sent[name]));
}

/** Forms send the ends of lines otherwise than a text area has them. */
const withoutReturns = (value: unknown) => String(value ?? "").replaceAll("\r\n", "\n");
