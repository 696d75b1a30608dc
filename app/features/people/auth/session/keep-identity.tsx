import { type ClientActionFunctionArgs, redirect } from "@remix-run/react";
import { useEffect, useState } from "react";
import { storeSignedInUser } from "#app/shared/api-client/account.ts";
import type { FormAnswer } from "../form-answer";

/** Says, once the page runs, that the form wants to know who entered. Without script the answer is a redirect. */
export function IdentityField() {
	const [isRunning, setRunning] = useState(false);
	useEffect(() => setRunning(true), []);
	return isRunning ? <input type="hidden" name="identity" value="keep" /> : null;
}

/** Sends the form; null where that failed. */
type Send = (sent: ClientActionFunctionArgs) => Promise<Pick<FormAnswer, "entered"> | null>;

/** The client's half of the action of a page on which one signs in. */
export function enterAndKeep(send: Send) {
	return async (sent: ClientActionFunctionArgs) => {
		const answer = await send(sent);
		if (!answer) return null;
		await storeSignedInUser(answer.entered ?? null);
		return answer.entered ? redirect(answer.entered.goTo) : answer;
	};
}
