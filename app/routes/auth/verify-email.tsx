import { data } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "../../features/auth/access.server";
import { AuthPage } from "../../features/auth/auth-page";
import { verifyEmail } from "../../features/auth/verify-email.server";
import { getFixedT } from "../../shared/i18n.server";
import { page } from "../../shared/page";
import { pageMeta } from "../../shared/page-meta";
import { Button, LinkButton } from "../../ui/button";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "verify-email", i18n: ["auth"], layout: "form", maxBodyKb: 4 });

export const loader = guarded(everyone, async ({ context, request }) => {
	const t = getFixedT(await context.language, "auth");
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return { title: t("verify.title"), description: t("verify.text"), token: token.slice(0, 128) };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** A press confirms, not the visit: programs that scan mail follow links too. */
export const action = guarded(everyone, async ({ context, request }) => {
	const token = (await request.formData()).get("token");
	const isVerified = typeof token === "string" && (await verifyEmail(context.db, { token, now: new Date() }));
	return data({ isVerified }, isVerified ? 200 : 400);
});

export default function VerifyEmail() {
	const { t } = useTranslation("auth");
	const { token } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();

	if (answer?.isVerified) {
		return (
			<AuthPage title={t("verify.doneTitle")} lede={t("verify.doneText")}>
				<LinkButton to="/dashboard" size="lg" className="w-full">
					{t("verify.continue")}
				</LinkButton>
			</AuthPage>
		);
	}
	if (answer || !token) {
		return (
			<AuthPage title={t("verify.invalidTitle")} lede={t("verify.invalidText")}>
				<LinkButton to="/dashboard" variant="secondary" size="lg" className="w-full">
					{t("verify.continue")}
				</LinkButton>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t("verify.title")} lede={t("verify.text")}>
			<Form method="post">
				<input type="hidden" name="token" value={token} />
				<Button type="submit" size="lg" className="w-full">
					{t("verify.submit")}
				</Button>
			</Form>
		</AuthPage>
	);
}
