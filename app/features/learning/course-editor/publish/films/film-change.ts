import type { JsonObject } from "#app/shared/json.ts";
import { objectIn, textIn } from "../../parts/draft-values.ts";

export type FilmChange = "added" | "replaced" | "removed";

/** What becomes of the film of a lesson, by its facts before and after; null if it stays. A new lesson changes no film. */
export function filmChange(before: JsonObject | null, after: JsonObject): FilmChange | null {
	if (before === null) return null;
	const [was, is] = [filmOf(before), filmOf(after)];
	if (was === is) return null;
	if (was === "") return "added";
	return is === "" ? "removed" : "replaced";
}

function filmOf({ type, video }: JsonObject): string {
	return type === "video" ? textIn(objectIn(video).file) : "";
}
