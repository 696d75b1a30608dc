import { answerReview, takeAnswerBack } from "#app/features/learning/catalog/face.server.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import type { AnswerDone } from "./answer-done.ts";
import { ReviewAnswerForm } from "./schemas.ts";

type Input = {
	posted: FormData;
	reviewId: string | undefined;
	user: { id: number; role: Role };
	requestId: string;
	now: Date;
};
type Outcome =
	| { kind: "done"; done: AnswerDone; reviewId: number }
	| { kind: "wrong"; reply: FormReply }
	| { kind: "notFound" };

/** Publishes an instructor's answer, or takes it back. The review is that of the address, never of the form. */
export async function answerReviewForm(db: Database, { posted, reviewId: text, ...actor }: Input): Promise<Outcome> {
	const reviewId = readId(text);
	if (reviewId === null) return { kind: "notFound" };
	const form = parseForm(posted, ReviewAnswerForm);
	if (form.status !== "success") return { kind: "wrong", reply: form.reply() };
	const deed = form.value;
	const outcome =
		deed.intent === "takeBack"
			? await takeAnswerBack(db, { ...actor, reviewId })
			: await answerReview(db, { ...actor, reviewId, body: deed.answer, language: deed.language });
	if (!outcome.ok) return { kind: "notFound" };
	return { kind: "done", done: deed.intent === "takeBack" ? "taken" : "sent", reviewId };
}
