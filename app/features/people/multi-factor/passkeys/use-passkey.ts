import { useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { pendingActions } from "#app/features/people/auth/step-up/waiting-deeds.ts";
import { isProofNeeded, PROOF_NEEDED } from "#app/shared/api/proof-needed.ts";
import { type Failure, type Hindrance, passkeyFailure, passkeyHindrance } from "./passkey-hindrance";

export type PasskeyState = "idle" | "pending" | Failure;

type PasskeyOptions = {
	ceremony: "register" | "signIn" | "prove";
	action?: string;
	fields: Readonly<Record<string, string>>;
	send?: (fields: Record<string, string>) => void;
	isOffered?: boolean;
};

/** Why passkeys do not work on this host; undefined until hydrated. */
export function usePasskeyHindrance(): { reason: Hindrance; host: string } | undefined {
	const [found, setFound] = useState<{ reason: Hindrance; host: string }>();
	useEffect(() => {
		const { hostname } = location;
		const knowsPasskeys = "PublicKeyCredential" in window;
		setFound({ reason: passkeyHindrance({ hostname, isSecure: isSecureContext, knowsPasskeys }), host: hostname });
	}, []);
	return found;
}

export function usePasskey({ ceremony, action, fields, send: sendElsewhere, isOffered = false }: PasskeyOptions) {
	const submit = useSubmit();
	const [state, setState] = useState<PasskeyState>("idle");
	const send = useRef<(response: unknown) => void>(() => {});
	send.current = (response) => {
		const sent = { ...fields, response: JSON.stringify(response) };
		if (sendElsewhere) sendElsewhere(sent);
		else submit(sent, { method: "post", ...(action ? { action } : {}) });
	};

	useEffect(() => {
		if (!isOffered) return;
		let isGone = false;
		offer()
			.then((response) => response && !isGone && send.current(response))
			// Autofill fails silently, because the user did nothing.
			.catch(() => {});
		return () => {
			isGone = true;
			import("@simplewebauthn/browser").then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
		};
	}, [isOffered]);

	async function press() {
		setState("pending");
		try {
			const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
			const response =
				ceremony === "register"
					? await startRegistration({ optionsJSON: await askOptions(ceremony) })
					: await startAuthentication({ optionsJSON: await askOptions(ceremony) });
			send.current(response);
			setState("idle");
		} catch (error) {
			if (error === PROOF_NEEDED) {
				pendingActions.add({ again: () => void press(), pressed: document.activeElement });
				setState("idle");
				return;
			}
			setState(passkeyFailure(error));
		}
	}
	return { state, press };
}

async function offer() {
	const { browserSupportsWebAuthnAutofill, startAuthentication } = await import("@simplewebauthn/browser");
	if (!(await browserSupportsWebAuthnAutofill())) return null;
	return startAuthentication({ optionsJSON: await askOptions("signIn"), useBrowserAutofill: true });
}

/** Fetches a challenge. Throws `PROOF_NEEDED` when a proof of identity is needed first. */
async function askOptions<T>(ceremony: PasskeyOptions["ceremony"]): Promise<T> {
	const isNew = ceremony === "register";
	const path = isNew ? "/passkeys/registration" : "/passkeys/challenge";
	const body = new URLSearchParams(isNew ? {} : { purpose: ceremony });
	const answer = await fetch(path, { method: "POST", body });
	if (answer.status === 403 && isProofNeeded(await answer.clone().json())) throw PROOF_NEEDED;
	// Signed out meanwhile: reloading leads to the sign-in page.
	if (answer.redirected) location.reload();
	if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
	return answer.json<T>();
}
