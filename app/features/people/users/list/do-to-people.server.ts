import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { type PersonActionResult, runPersonAction } from "../person/do-to-person.server";
import type { PersonFormInput } from "../person/schemas";
import { listPeopleOf } from "./people.repository.server";
import type { BulkFormInput } from "./schemas";

type BulkActionInput = { actor: { id: number; capabilities: readonly Capability[] }; wish: BulkFormInput };
export type PersonResult = { id: number; name: string; said: Exclude<PersonActionResult, { goTo: string }> };

/**
 * Applies an action to each selected person in a batch of its own. A refusal for one (oneself, the last admin, a
 * deleted account) does not stop the others and is reported for each.
 */
export async function runBulkAction(
	context: AppLoadContext,
	db: Database,
	{ actor, wish }: BulkActionInput,
): Promise<PersonResult[]> {
	const people = await listPeopleOf(db, wish.chosen);
	const deed = deedOf(wish);
	const said: PersonResult[] = [];
	for (const { id, name } of people) {
		const own = id === actor.id && wish.intent === "endSessions";
		const outcome = own
			? ({ refused: "own" } as const)
			: await runPersonAction(context, db, { actor, userId: id, wish: deed });
		if (!("goTo" in outcome)) said.push({ id, name, said: outcome });
	}
	return said;
}

function deedOf(wish: BulkFormInput): PersonFormInput {
	switch (wish.intent) {
		case "suspend":
			return { intent: "suspend", why: wish.why, until: undefined };
		case "course":
			return { intent: "course", courseId: wish.courseId, until: undefined };
		default:
			return { intent: wish.intent };
	}
}
