import { RETRY_AFTER_SECONDS } from "../../db/database-unavailable.ts";
import { isVisit } from "../visit.ts";
import { createAnswerMemory } from "./answer-memory.ts";
import { openAnswerStore } from "./answer-store.ts";
import { createBreaker } from "./breaker.ts";
import type { Journal } from "./journal.ts";
import { createLastAnswers } from "./last-answers.ts";
import { steadyDatabase } from "./steady-database.ts";

type Asking = { request: Request; origin: string; waitUntil: (work: Promise<unknown>) => void; journal?: Journal };

/**
 * What the requests of one isolate share: a breaker, and the answers that public
 * pages were last made of. Gives each request its database, and `finish` for the
 * response that came of it.
 *
 * A page made of remembered answers says `X-Served-From: memory` and is stored
 * by nobody. A 503 says when to come back.
 */
export function createSteadyRequests() {
	const breaker = createBreaker();
	const memory = createAnswerMemory();

	return (db: D1Database, { request, origin, waitUntil, journal }: Asking) => {
		const answers = isVisit(request) ? createLastAnswers({ memory, store: openAnswerStore(origin), waitUntil }) : null;

		return {
			db: steadyDatabase(db, { breaker, answers, journal }),
			finish(response: Response): Response {
				if (response.status === 503) response.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
				if (answers?.wereUsed()) {
					response.headers.set("Cache-Control", "no-store");
					response.headers.set("X-Served-From", "memory");
				} else if (response.status === 200) answers?.keep();
				return response;
			},
		};
	};
}
