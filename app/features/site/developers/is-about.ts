import { hasAllWords } from "#app/shared/text/fold-text.ts";
import type { IndexEntry } from "./reference-view.server";

/** Whether every word of a search stands in the name, the method or the path of a call. */
export function isAbout({ name, method, path, id }: IndexEntry, q: string): boolean {
	return hasAllWords(`${name} ${method ?? ""} ${path ?? ""} ${id}`, q);
}
