/**
 * HTML of our own renderer as a part of a longer page: its headings two levels deeper, its names its own, so that tables and
 * links still find the headings of their text and no other. `name` is unique on the page.
 */
export function nestedHtml(html: string, name: string): string {
	return html
		.replace(/<(\/?)h([2-4])(?=[ >])/g, (_all, slash: string, level: string) => `<${slash}h${Number(level) + 2}`)
		.replace(
			/ (id|aria-labelledby)="([^"]+)"/g,
			(_all, attribute: string, id: string) => ` ${attribute}="${name}-${id}"`,
		)
		.replace(/ href="#([^"]+)"/g, (_all, id: string) => ` href="#${name}-${id}"`);
}
