/** `body` is Markdown. */
export type SheetWords = { title: string; summary: string; body: string };

export function sheetMarkdown({ title, summary, body }: SheetWords): string {
	return `# ${title}\n\n${summary}\n\n${body.trim()}\n`;
}
