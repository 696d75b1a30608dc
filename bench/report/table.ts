export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], leftColumns = 1): string {
	const all = [head, ...rows];
	const widths = head.map((_name, column) => Math.max(...all.map((row) => [...(row[column] ?? "")].length)));
	const line = (row: readonly string[]) =>
		row.map((cell, column) => pad(cell, widths[column] ?? 0, column < leftColumns)).join("  ");
	return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)]
		.map((text) => text.trimEnd())
		.join("\n");
}

function pad(cell: string, width: number, isLeft: boolean): string {
	const space = " ".repeat(Math.max(0, width - [...cell].length));
	return isLeft ? cell + space : space + cell;
}

export function formatFigure(value: number | null | undefined, digits = 1): string {
	if (value === null || value === undefined || Number.isNaN(value)) return "–";
	return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
