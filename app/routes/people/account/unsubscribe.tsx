import { data } from "@remix-run/cloudflare";
import { Form, type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { stopReminders } from "#app/features/learning/enrollment/reminders/choose-reminders.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { AuthPage } from "#app/features/people/auth/entrance/auth-page.tsx";
import { switchName, switchOf, unsubscribe } from "#app/features/people/inbox/choices/unsubscribe.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

const { categories } = NOTIFICATION_KINDS;

export const handle = page({
	name: "unsubscribe",
	i18n: ["account"],
	layout: "form",
	maxBodyKb: 4,
	byLinkOnly: true,
});

export const loader = guarded(everyone, async ({ context, request }) => {
	const language = await context.language;
	const ended = switchOf(tokenOf(request), categories);
	return {
		...textsOf(ended, language),
		/** The row of the preferences that it belongs to; null for the reminders to learn. */
		row: ended && (ended.category?.name ?? "digests"),
	};
});

function textsOf(ended: ReturnType<typeof switchOf>, language: Language) {
	const t = getFixedT(language, "account");
	if (!ended) {
		return {
			title: t("unsubscribe.title"),
			description: t("unsubscribe.text"),
			submit: t("unsubscribe.submit"),
			done: { title: t("unsubscribe.doneTitle"), text: t("unsubscribe.doneText") },
		};
	}
	if (ended.makesWeekly) {
		return {
			title: t("unsubscribe.weeklyTitle"),
			description: t("unsubscribe.weeklyText"),
			submit: t("unsubscribe.weeklySubmit"),
			done: { title: t("unsubscribe.weeklyDoneTitle"), text: t("unsubscribe.weeklyDoneText") },
		};
	}
	return {
		title: t("unsubscribe.titleOf", { what: switchName(ended, language) }),
		description: t("unsubscribe.textOf"),
		submit: t("unsubscribe.submitOf"),
		done: { title: t("unsubscribe.doneTitleOf"), text: t("unsubscribe.doneTextOf") },
	};
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Takes a POST, because mail scanners follow links. Mail clients POST by themselves (RFC 8058). */
export const action = guarded(everyone, async ({ db, request }) => {
	const token = tokenOf(request);
	if (token === "" || token.length > 128) return data({ isDone: false }, 400);
	if (token.includes(".")) await unsubscribe(db, { token, categories, now: new Date() });
	else await stopReminders(db, token);
	return data({ isDone: true });
});

function tokenOf(request: Request): string {
	return new URL(request.url).searchParams.get("token") ?? "";
}

export default function Unsubscribe() {
	const { t } = useTranslation("account");
	const { title, description, submit, done, row } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (answer?.isDone) {
		return (
			<AuthPage title={done.title} lede={done.text}>
				<LinkButton
					to={row ? `/settings/notifications#${row}` : "/settings/learning"}
					variant="secondary"
					size="lg"
					className="w-full"
				>
					{t(row ? "unsubscribe.changeOf" : "unsubscribe.change")}
				</LinkButton>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={title} lede={answer ? t("unsubscribe.noLink") : description}>
			<Form method="post">
				<Button type="submit" size="lg" className="w-full">
					{submit}
				</Button>
			</Form>
		</AuthPage>
	);
}
