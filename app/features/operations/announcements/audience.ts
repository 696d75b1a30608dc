import { z } from "zod";
import { AUDIENCE_ROLES } from "#db/schema/operations/announcement-kinds.ts";

/** Who receives an announcement. */
export type Audience =
	| { kind: "all" }
	| { kind: "role"; role: (typeof AUDIENCE_ROLES)[number] }
	| { kind: "plan"; planId: number }
	| { kind: "course"; courseId: number };

const id = z.coerce.number().int().positive().max(9_999_999_999);

/** As a select posts it: `all`, `role-student`, `plan-3`, `course-5`. */
export function audienceText(error: string) {
	return z.string(error).transform((text, context): Audience => {
		const audience = readAudience(text);
		if (audience) return audience;
		context.addIssue({ code: "custom", message: error });
		return z.NEVER;
	});
}

export function readAudience(text: string): Audience | null {
	if (text === "all") return { kind: "all" };
	const [kind, value = ""] = text.split("-", 2);
	if (kind === "role") {
		const role = AUDIENCE_ROLES.find((one) => one === value);
		return role ? { kind, role } : null;
	}
	const { data } = id.safeParse(value);
	if (!data) return null;
	if (kind === "plan") return { kind, planId: data };
	return kind === "course" ? { kind, courseId: data } : null;
}

export function writeAudience(audience: Audience): string {
	if (audience.kind === "role") return `role-${audience.role}`;
	if (audience.kind === "plan") return `plan-${audience.planId}`;
	return audience.kind === "course" ? `course-${audience.courseId}` : "all";
}
