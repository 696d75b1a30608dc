/** The address of the editor that the data of a page names (`editPath`); null where the reader may not edit it. */
export function editPathIn(data: unknown): string | null {
	if (typeof data !== "object" || data === null || !("editPath" in data)) return null;
	return typeof data.editPath === "string" ? data.editPath : null;
}
