/** A draft as its reader saw it, in one field of a form. Apart from the schemas, so that browsers load none. */
type DraftName = { key: string; language: string; revision: number };

export function writeDraftName({ key, language, revision }: DraftName): string {
	return `${key} ${language} ${revision}`;
}

export function readDraftName(name: string): DraftName {
	const [key = "", language = "", revision] = name.split(" ");
	return { key, language, revision: Number(revision) };
}
