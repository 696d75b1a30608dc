import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { EntrancePage } from "#app/features/people/auth/entrance/entrance-page.tsx";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasskeySignIn } from "./passkey-sign-in";

export function PasskeySignInPage({ answer }: { answer: FormAnswer | undefined }) {
	const { t } = useTranslation("factors");
	const say = useMessages("auth");
	const [search] = useSearchParams();
	const { formError } = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("passkeys.signIn")}
			lede={t("passkeys.signInLede")}
			below={
				<Link className="link" to={entrancePath("/login", search)}>
					{t("passkeys.withPassword")}
				</Link>
			}
		>
			{formError ? <Notice tone="danger">{say(formError)}</Notice> : null}
			<PasskeySignIn search={search} />
		</EntrancePage>
	);
}
