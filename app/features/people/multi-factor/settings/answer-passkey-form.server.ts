import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { deviceOf } from "#app/shared/request/browser-family.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Database } from "#db/client.server.ts";
import { addPasskey, removePasskey, renamePasskey } from "../passkeys/own-passkeys.server";
import { PasskeyForm } from "./schemas";

export type PasskeyAnswer = {
	reply?: FormReply;
	codes?: string[];
	refused?: "failed" | "known";
};

const PASSKEYS_PATH = "/settings/security/passkeys";

export async function answerPasskeyForm(
	context: AppLoadContext,
	db: Database,
	{ request, userId }: { request: Request; userId: number },
) {
	const form = parseForm(await request.formData(), PasskeyForm);
	if (form.status !== "success") return data<PasskeyAnswer>({ reply: form.reply({ hideFields: ["response"] }) }, 400);
	const { env, origin, requestId, waitUntil } = context;
	const by = { userId, origin, requestId, now: new Date() };
	const { value } = form;

	if (value.intent === "rename") {
		const outcome = await renamePasskey(db, { ...by, id: value.id, name: value.name });
		return redirect(`${PASSKEYS_PATH}?done=${outcome.ok ? "passkeyRenamed" : "gone"}`);
	}
	if (value.intent === "remove") {
		const outcome = await removePasskey(db, { ...by, id: value.id });
		if (outcome.ok) waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
		return redirect(`${PASSKEYS_PATH}?done=${outcome.ok ? "passkeyRemoved" : "gone"}`);
	}
	const name = await nameOf(context, request);
	const outcome = await addPasskey(db, { ...by, response: value.response, name });
	if (!outcome.ok) return data<PasskeyAnswer>({ refused: outcome.reason === "known" ? "known" : "failed" }, 400);
	waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
	return outcome.codes ? data<PasskeyAnswer>({ codes: outcome.codes }) : redirect(`${PASSKEYS_PATH}?done=passkeyAdded`);
}

async function nameOf(context: AppLoadContext, request: Request): Promise<string> {
	const t = getFixedT(await context.language, "factors");
	const { browser, system } = deviceOf(request.headers.get("User-Agent"));
	return browser && system ? t("passkeys.device", { browser, system }) : (browser ?? system ?? t("passkeys.unnamed"));
}
