import { useFetcher, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { PasskeyProof } from "./passkey-sign-in";
import { SecondFactorForms } from "./second-factor-forms";

type Props = { hasAuthenticator: boolean; hasPasskey: boolean; answer: FormAnswer | undefined };

export function SecondFactorPage({ hasAuthenticator, hasPasskey, answer }: Props) {
	const { t } = useTranslation("factors");
	const [search] = useSearchParams();
	const fetcher = useFetcher();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("signIn.title")}
			lede={t("signIn.lede")}
			below={
				<fetcher.Form method="post" action="/logout">
					<button type="submit" className="link">
						{t("signIn.cancel")}
					</button>
				</fetcher.Form>
			}
		>
			{hasPasskey ? <PasskeyProof className="mb-8" label={t("passkeys.confirm")} keepsIdentity /> : null}
			<SecondFactorForms
				form={form}
				answer={answer}
				hasAuthenticator={hasAuthenticator}
				wantsRecovery={search.get("with") === "recovery" || form.values.way === "recovery"}
			/>
		</EntrancePage>
	);
}
