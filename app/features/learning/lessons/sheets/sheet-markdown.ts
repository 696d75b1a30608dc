/** The words of a sheet in one language; `body` is Markdown. */
export type SheetWords = { title: string; summary: string; body: string };

/** A sheet as a Markdown file of its own: its title above what its course has. */
export function sheetMarkdown({ title, summary, body }: SheetWords): string {
	return `# ${title}\n\n${summary}\n\n${body.trim()}\n`;
}
