import { expect, test } from "vitest";
import { sheetMarkdown } from "./sheet-markdown";

test("a sheet as Markdown has its title once, and its tables as they were written", () => {
	const body = "\n| Line | USD |\n|---|---:|\n| Roof | |\n\n- [ ] Seen\n";
	expect(sheetMarkdown({ title: "Repairs", summary: "One page.", body })).toBe(
		"# Repairs\n\nOne page.\n\n| Line | USD |\n|---|---:|\n| Roof | |\n\n- [ ] Seen\n",
	);
});
