import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { curlCommand } from "../curl-command";
import { CodeSample } from "./code-sample";
import { GuideSection } from "./guide-section";

type Props = { origin: string };

/** Cookie and token, and what happens when they disagree. Rules: docs/domain/access.md */
export function SigningIn({ origin }: Props) {
	const { t } = useTranslation("developers");
	const credentials = { email: "mira@mail.example", password: "a quiet green valley" };
	const example = [
		curlCommand({ origin, method: "POST", path: "/api/auth/login", needsToken: false, body: credentials }),
		'TOKEN="pV3kQ0c1nYtq7wVbF2m8Zr5xJd9sLhUe"',
		curlCommand({ origin, method: "GET", path: "/api/auth/me", needsToken: true }),
	].join("\n\n");

	return (
		<GuideSection id="signing-in" title={t("signingIn.title")} lede={t("signingIn.lede")}>
			<div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
				<Key title={t("signingIn.bearerTitle")}>{t("signingIn.bearer")}</Key>
				<Key title={t("signingIn.cookieTitle")}>{t("signingIn.cookie", { cookie: "__Host-sid" })}</Key>
			</div>
			<Key title={t("signingIn.ruleTitle")}>{t("signingIn.rule")}</Key>
			<p className="text-ui text-ink-muted">{t("signingIn.life")}</p>
			<CodeSample title={t("signingIn.example")} code={example} canCopy />
		</GuideSection>
	);
}

function Key({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div>
			<h3 className="font-sans text-ui font-bold">{title}</h3>
			<p className="mt-1 text-ui text-ink-muted">{children}</p>
		</div>
	);
}
