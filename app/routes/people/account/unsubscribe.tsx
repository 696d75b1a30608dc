import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { stopReminders } from "#app/features/learning/enrollment/reminders/choose-reminders.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { LinkChoiceForm } from "#app/features/people/inbox/choices/schemas.ts";
import { switchName, switchOf, unsubscribe } from "#app/features/people/inbox/choices/unsubscribe.server.ts";
import { UnsubscribePage } from "#app/features/people/inbox/choices/unsubscribe-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

const { categories } = NOTIFICATION_KINDS;

export const handle = page({
	name: "unsubscribe",
	i18n: ["account", "inbox"],
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
		canComeLessOften: ended?.category != null,
	};
});

function textsOf(ended: ReturnType<typeof switchOf>, language: Language) {
	const t = getFixedT(language, "account");
	if (!ended) {
		return {
			title: t("unsubscribe.title"),
			description: t("unsubscribe.text"),
			submit: t("unsubscribe.submit"),
			ended: { title: t("unsubscribe.doneTitle"), text: t("unsubscribe.doneText") },
		};
	}
	if (ended.makesWeekly) {
		return {
			title: t("unsubscribe.weeklyTitle"),
			description: t("unsubscribe.weeklyText"),
			submit: t("unsubscribe.weeklySubmit"),
			ended: { title: t("unsubscribe.weeklyDoneTitle"), text: t("unsubscribe.weeklyDoneText") },
		};
	}
	return {
		title: t("unsubscribe.titleOf", { what: switchName(ended, language) }),
		description: t("unsubscribe.textOf"),
		submit: t("unsubscribe.submitOf"),
		ended: { title: t("unsubscribe.doneTitleOf"), text: t("unsubscribe.doneTextOf") },
	};
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Takes a POST, because mail scanners follow links. Mail clients POST by themselves (RFC 8058). */
export const action = guarded(everyone, async ({ db, request }) => {
	const token = tokenOf(request);
	if (token === "" || token.length > 128) return data({ done: null }, 400);
	if (!token.includes(".")) {
		await stopReminders(db, token);
		return data({ done: "off" as const });
	}
	const { wanted } = LinkChoiceForm.parse(Object.fromEntries(await request.formData()));
	await unsubscribe(db, { token, wanted, categories, now: new Date() });
	return data({ done: wanted });
});

function tokenOf(request: Request): string {
	return new URL(request.url).searchParams.get("token") ?? "";
}

export default function Unsubscribe() {
	const answer = useActionData<typeof action>();
	return <UnsubscribePage {...useLoaderData<typeof loader>()} done={answer?.done} />;
}
