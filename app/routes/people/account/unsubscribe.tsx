import { data } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { stopReminders } from "#app/features/learning/enrollment/reminders/choose-reminders.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "unsubscribe",
	i18n: ["account"],
	layout: "form",
	maxBodyKb: 4,
	byLinkOnly: true,
});

export const loader = guarded(everyone, async ({ context }) => {
	const t = getFixedT(await context.language, "account");
	return { title: t("unsubscribe.title"), description: t("unsubscribe.text") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Takes a POST, because mail scanners follow links. Mail clients POST by themselves (RFC 8058). */
export const action = guarded(everyone, async ({ db, request }) => {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	if (token === "" || token.length > 128) return data({ isDone: false }, 400);
	await stopReminders(db, token);
	return data({ isDone: true });
});

export default function Unsubscribe() {
	const { t } = useTranslation("account");
	useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (answer?.isDone) {
		return (
			<AuthPage title={t("unsubscribe.doneTitle")} lede={t("unsubscribe.doneText")}>
				<LinkButton to="/settings/learning" variant="secondary" size="lg" className="w-full">
					{t("unsubscribe.change")}
				</LinkButton>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t("unsubscribe.title")} lede={t(answer ? "unsubscribe.noLink" : "unsubscribe.text")}>
			<Form method="post">
				<Button type="submit" size="lg" className="w-full">
					{t("unsubscribe.submit")}
				</Button>
			</Form>
		</AuthPage>
	);
}
