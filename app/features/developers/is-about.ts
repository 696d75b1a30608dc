import type { IndexEntry } from "./reference-view.server";

/** Whether every word of a search stands in the name, the method or the path of a call. */
export function isAbout({ name, method, path, id }: IndexEntry, q: string): boolean {
	const said = `${name} ${method ?? ""} ${path ?? ""} ${id}`.toLocaleLowerCase();
	return q
		.toLocaleLowerCase()
		.split(/\s+/)
		.every((word) => said.includes(word));
}
