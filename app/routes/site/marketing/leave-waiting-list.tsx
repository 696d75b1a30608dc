import { data } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { leaveWaitingList } from "#app/features/money/waiting-list/leave-waiting-list.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "leave",
	i18n: ["waiting"],
	layout: "form",
	maxBodyKb: 4,
	byLinkOnly: true,
});

export const loader = guarded(everyone, async ({ context }) => {
	const t = getFixedT(await context.language, "waiting");
	return { title: t("leave.title"), description: t("leave.text") };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Takes a POST, because mail scanners follow links. Mail clients POST by themselves (RFC 8058). */
export const action = guarded(everyone, async ({ db, request }) => {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	if (token === "" || token.length > 128) return data({ isDone: false }, 400);
	await leaveWaitingList(db, token);
	return data({ isDone: true });
});

export default function LeaveWaitingList() {
	const { t } = useTranslation("waiting");
	const answer = useActionData<typeof action>();
	const isPending = useNavigation().state === "submitting";
	if (answer?.isDone) {
		return (
			<AuthPage title={t("leave.doneTitle")} lede={t("leave.doneText")}>
				<LinkButton to="/pricing" variant="secondary" size="lg" className="w-full">
					{t("back.plan")}
				</LinkButton>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t("leave.title")} lede={t(answer ? "leave.noLink" : "leave.text")}>
			<Form method="post">
				<Button type="submit" size="lg" className="w-full" pending={isPending} pendingLabel={t("leave.pending")}>
					{t("leave.submit")}
				</Button>
			</Form>
		</AuthPage>
	);
}
