/** Prepares HTML for a longer page: headings two levels deeper, ids prefixed with the unique `name`. */
export function nestedHtml(html: string, name: string): string {
	return html
		.replace(/<(\/?)h([2-4])(?=[ >])/g, (_all, slash: string, level: string) => `<${slash}h${Number(level) + 2}`)
		.replace(
			/ (id|aria-labelledby)="([^"]+)"/g,
			(_all, attribute: string, id: string) => ` ${attribute}="${name}-${id}"`,
		)
		.replace(/ href="#([^"]+)"/g, (_all, id: string) => ` href="#${name}-${id}"`);
}
