import type { IntakeKind } from "./kinds";

/** Which kind of file a page is about: both kinds share their pages. */
export function kindOfPath(url: string): IntakeKind {
	return new URL(url).pathname.startsWith("/admin/users") ? "people" : "enrollments";
}
