import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { sayMessage } from "#app/shared/forms/say-message.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { answerTopicForm } from "../answer-topic-form.server";
import { WaitingPlace } from "../schemas";
import { answerStartForm } from "../start-topic-page.server";
import { NEW_TOPIC } from "./waiting-place";

type Input = { posted: FormData; user: CurrentUser; language: Language; address: URL };

/**
 * Writes a reply or topic that waited on a device for its connection. 200 with where it stands, also when an earlier call
 * with its key has written it; 400 or 409 with why it is refused, as the form of its page would say it.
 */
export async function answerWaitingPost(
	context: AppLoadContext,
	{ posted, user, language, address }: Input,
): Promise<Response> {
	const { success, data: place } = WaitingPlace.safeParse(posted.get("place"));
	if (!success) return apiError("badRequest");
	posted.delete("place");
	const isTopic = place === NEW_TOPIC;
	if (!isTopic && posted.get("intent") !== "reply") return apiError("badRequest");
	const answer = isTopic
		? await answerStartForm(context, { posted, user, language })
		: await answerTopicForm(context, { posted, user, topicId: Number(place), address });
	if (!("data" in answer)) return Response.json({ to: answer.headers.get("Location") });
	const isWrong = answer.init?.status === 400;
	return apiError(isWrong ? "badRequest" : "conflict", { message: firstMessage(answer.data.reply, language) });
}

function firstMessage(reply: FormReply, language: Language): string {
	const { formError, errors } = readReply(reply);
	const [message] = formError ? [formError] : Object.values(errors);
	// What our own pages cannot cause has no translation.
	if (!message?.key.startsWith("errors.")) return getFixedT(language, "forms")("unknown");
	return sayMessage(language, "forum", message);
}
