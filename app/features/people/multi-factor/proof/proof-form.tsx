import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { UsernameHint } from "#app/features/people/auth/entrance/username-hint.tsx";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { CONFIRM_IDENTITY } from "#app/features/people/auth/step-up/step-up.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasskeyProof } from "../sign-in/passkey-sign-in";
import { DIALOG_QUERY_VALUE, type ProofWays, type TypedWay, typedWays } from "./proof-ways";
import { WayField } from "./way-field";

export type ProofAnswer = FormAnswer & { isConfirmed?: boolean };

type Props = { email: string; onConfirmed: () => void; onCancel: () => void };

const PROOF_URL = `${CONFIRM_IDENTITY}?in=${DIALOG_QUERY_VALUE}`;
const PASSWORD_ALONE: ProofWays = { hasAuthenticator: false, hasRecoveryCodes: false, hasPasskey: false };

export function ProofForm({ email, onConfirmed, onCancel }: Props) {
	const { t } = useTranslation(["auth", "factors"]);
	const say = useMessages("auth");
	const box = useRef<HTMLDivElement>(null);
	const { Form, data: answer, state, submit } = useFetcher<ProofAnswer | null>();
	const { data: known, load } = useFetcher<ProofWays>();
	const [way, setWay] = useState<TypedWay>("password");
	const ways = known ?? PASSWORD_ALONE;
	const form = readReply(answer?.reply);
	const isSent = (form.values.way ?? way) === way;
	const shown = isSent ? form : readReply(undefined);

	useEffect(() => load(PROOF_URL), [load]);

	const isConfirmed = state === "idle" && answer?.isConfirmed === true;
	const goOn = useRef(onConfirmed);
	goOn.current = onConfirmed;
	useEffect(() => {
		if (isConfirmed) goOn.current();
	}, [isConfirmed]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each refusal and each other way is typed anew
	useEffect(() => {
		box.current?.querySelector<HTMLInputElement>("input:not([type=hidden], [hidden])")?.select();
	}, [answer, way]);

	return (
		<div ref={box}>
			<Form method="post" action={PROOF_URL} noValidate className="grid gap-5">
				{answer === null && state === "idle" ? <Notice tone="danger">{t("confirm.unreachable")}</Notice> : null}
				{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
				<UsernameHint email={email} />
				<WayField key={way} way={way} form={shown} />
				<div className="flex flex-wrap-reverse items-center justify-end gap-3">
					<Button variant="quiet" onClick={onCancel}>
						{t("confirm.cancel")}
					</Button>
					<Button type="submit" pending={state !== "idle"} pendingLabel={t("confirm.pending")}>
						{t("confirm.submit")}
					</Button>
				</div>
			</Form>
			<div className="mt-4 grid justify-items-start gap-1 empty:hidden">
				{ways.hasPasskey ? (
					<PasskeyProof
						label={t("factors:passkeys.confirm")}
						send={(fields) => submit(fields, { method: "post", action: PROOF_URL })}
						className="mb-2 w-full"
					/>
				) : null}
				{typedWays(ways)
					.filter((other) => other !== way)
					.map((other) => (
						<button key={other} type="button" className="link min-h-11 text-ui" onClick={() => setWay(other)}>
							{t(WORDS_OF_WAY[other])}
						</button>
					))}
			</div>
		</div>
	);
}

const WORDS_OF_WAY = {
	password: "confirm.withPassword",
	code: "factors:signIn.withCode",
	recovery: "factors:signIn.withRecovery",
} as const;
