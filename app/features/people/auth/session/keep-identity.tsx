import { type ClientActionFunctionArgs, redirect } from "@remix-run/react";
import { storeSignedInUser } from "#app/shared/api-client/account.ts";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import type { FormAnswer } from "../form-answer";

/** Marks the form, once JavaScript runs, to return who signed in. Without JavaScript the answer is a redirect. */
export function IdentityField() {
	const isRunning = useHydrated();
	return isRunning ? <input type="hidden" name="identity" value="keep" /> : null;
}

type Send = (sent: ClientActionFunctionArgs) => Promise<Pick<FormAnswer, "entered"> | null>;

export function signInAndStoreIdentity(send: Send) {
	return async (sent: ClientActionFunctionArgs) => {
		const answer = await send(sent);
		if (!answer) return null;
		await storeSignedInUser(answer.entered ?? null);
		return answer.entered ? redirect(answer.entered.goTo) : answer;
	};
}
