import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { type EntryWords, entryWords } from "#app/features/library/entries/entry-words.ts";
import { type FoundEntry, findEntry } from "#app/features/library/entries/face.server.ts";
import { listPlansWith } from "#app/features/money/billing/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { resourceAccess } from "./resource-access";
import type { ResourceFacts, ResourceWords } from "./resource-facts";
import { listOpeningCourses } from "./resources.repository.server";

type Input = { slug: string; language: Language; user: Pick<CurrentUser, "id" | "role"> | null; now: Date };

export type OpenResource = { entry: FoundEntry; facts: ResourceFacts } & EntryWords<ResourceWords>;

/** Returns the resource, `"closed"` when access is denied, or `"missing"`. */
export async function openResource(
	db: Database,
	{ slug, language, user, now }: Input,
): Promise<OpenResource | "closed" | "missing"> {
	const {
		entry: [entry],
		courses,
		entitlements,
		bonusPlans,
	} = await inBatch(db, {
		entry: findEntry(db, "resource", slug, language),
		courses: listOpeningCourses(db, language),
		entitlements: listAllEntitlements(db, user?.id ?? 0),
		bonusPlans: listPlansWith(db, "bonusContent", language),
	});
	if (!entry) return "missing";
	const course = courses.find(({ courseId }) => courseId === entry.courseId) ?? null;
	if (!resourceAccess({ resource: entry, user, course, bonusPlans, entitlements, now }).open) return "closed";
	return openedResource(entry);
}

/** The caller must have checked access. */
export function openedResource(entry: FoundEntry): OpenResource {
	const facts = entry.details as ResourceFacts;
	return { entry, facts, ...entryWords<ResourceWords>(entry) };
}
