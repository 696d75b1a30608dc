import { hasAllWords } from "#app/shared/text/fold-text.ts";
import type { IndexEntry } from "./reference-view.server";

export function matchesSearch({ name, method, path, id }: IndexEntry, q: string): boolean {
	return hasAllWords(`${name} ${method ?? ""} ${path ?? ""} ${id}`, q);
}
