import type { IntakeKind } from "./kinds";

export function kindOfPath(url: string): IntakeKind {
	return new URL(url).pathname.startsWith("/admin/users") ? "people" : "enrollments";
}
