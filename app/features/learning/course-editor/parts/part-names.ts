import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";

export type PartKind = "course" | "module" | "lesson" | "sheet";

/** `lesson/first-call` is the part `first-call` of the kind `lesson`; the course itself has no key. */
export function readPartKey(key: string): { kind: PartKind; key: string } {
	if (key === COURSE_PART) return { kind: "course", key: "" };
	const [kind = "", ...rest] = key.split("/");
	return { kind: kind === "module" || kind === "sheet" ? kind : "lesson", key: rest.join("/") };
}

export const isFacts = (language: string) => language === FACTS_LANGUAGE;
