const FILM = /^file:([0-9a-f]{32})$/;

/** How a lesson names a film among the files of its course, as its text names them; what ships is named by its file. */
export function filmNamed(id: string): string {
	return `file:${id}`;
}

/** The id of the file; null for a film that shipped, and for anything else. */
export function filmFileId(named: string | null | undefined): string | null {
	return FILM.exec(named ?? "")?.[1] ?? null;
}
