import { plansAndCourses } from "#app/features/money/billing/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { AUDIENCE_ROLES } from "#db/schema/operations/announcement-kinds.ts";
import { type Audience, writeAudience } from "../audience";
import { listOwnCourses } from "../audience.repository.server";
import type { Overseer } from "../authority.server";

/** Every audience that somebody may choose, by its name, and what one is called. */
export async function audienceNames(db: Database, language: Language, by: Overseer) {
	const t = getFixedT(language, "announcements");
	const isSchool = by.scope === "school";
	const { plans, courses } = isSchool
		? await plansAndCourses(db, language)
		: { plans: [], courses: await listOwnCourses(db, { userId: by.actorId, language }) };
	const option = (audience: Audience, label: string) => ({ value: writeAudience(audience), label });
	const options = {
		people: isSchool
			? [
					option({ kind: "all" }, t("audience.all")),
					...AUDIENCE_ROLES.map((role) => option({ kind: "role", role }, t(`audience.roles.${role}`))),
				]
			: [],
		plans: plans.map(({ id, title }) => option({ kind: "plan", planId: id }, title)),
		courses: courses.map(({ id, title }) => option({ kind: "course", courseId: id }, title ?? String(id))),
	};
	const plain = new Map(options.people.map(({ value, label }) => [value, label]));
	const titles = new Map([...options.plans, ...options.courses].map(({ value, label }) => [value, label]));
	const nameOf = (audience: Audience): string => {
		const value = writeAudience(audience);
		const title = titles.get(value) ?? value;
		if (audience.kind === "plan") return t("audience.plan", { title });
		return audience.kind === "course" ? t("audience.course", { title }) : (plain.get(value) ?? value);
	};
	return { options, nameOf };
}

export type AudienceOptions = Awaited<ReturnType<typeof audienceNames>>["options"];
