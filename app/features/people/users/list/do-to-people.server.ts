import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { doToPerson, type Said } from "../person/do-to-person.server";
import type { PersonWish } from "../person/schemas";
import { listPeopleOf } from "./people.repository.server";
import type { BulkWish } from "./schemas";

type Asked = { actor: { id: number; capabilities: readonly Capability[] }; wish: BulkWish };
export type SaidOfPerson = { id: number; name: string; said: Exclude<Said, { goTo: string }> };

/**
 * Applies an action to each selected person in a batch of its own. A refusal for one (oneself, the last admin, a
 * deleted account) does not stop the others and is reported for each.
 */
export async function doToPeople(
	context: AppLoadContext,
	db: Database,
	{ actor, wish }: Asked,
): Promise<SaidOfPerson[]> {
	const people = await listPeopleOf(db, wish.chosen);
	const deed = deedOf(wish);
	const said: SaidOfPerson[] = [];
	for (const { id, name } of people) {
		const own = id === actor.id && wish.intent === "endSessions";
		const outcome = own
			? ({ refused: "own" } as const)
			: await doToPerson(context, db, { actor, userId: id, wish: deed });
		if (!("goTo" in outcome)) said.push({ id, name, said: outcome });
	}
	return said;
}

function deedOf(wish: BulkWish): PersonWish {
	switch (wish.intent) {
		case "suspend":
			return { intent: "suspend", why: wish.why, until: undefined };
		case "course":
			return { intent: "course", courseId: wish.courseId, until: undefined };
		default:
			return { intent: wish.intent };
	}
}
