import { data, redirectDocument } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { z } from "zod";
import { chosenCurrency, currencyCookie } from "#app/features/money/prices/display-currency.ts";
import type { SettingsAnswer } from "#app/features/people/account/frame/settings-answer.ts";
import { DisplayPage } from "#app/features/people/account/preferences/display-page.tsx";
import { saveChoice } from "#app/features/people/account/preferences/keep-choice.server.ts";
import { DisplayForm } from "#app/features/people/account/preferences/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { keepTheme } from "#app/shared/request/theme.server.ts";
import { getFixedT, languageCookie } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "language",
	i18n: ["account"],
	layout: "settings",
	mayBeRestored: true,
	navigation: [{ in: "settings", at: 40 }],
});

export const loader = guarded(anyUser, async ({ context, request }) => {
	const language = await context.language;
	const t = getFixedT(language, "account");
	return {
		title: t("display.title"),
		description: t("display.lede"),
		shown: { language, theme: context.theme, currency: chosenCurrency(request).currency },
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, request }) => {
	const fields = await request.formData();
	const form = parseForm(fields, DisplayForm);
	if (form.status !== "success") {
		return data<SettingsAnswer>({ intent: String(fields.get("intent")), reply: form.reply() }, 400);
	}
	const { intent, ...choice } = form.value;
	await saveChoice(context, choice);
	return redirectDocument(`/settings/language?saved=${intent}`, { headers: { "Set-Cookie": cookieOf(form.value) } });
});

type Chosen = z.infer<typeof DisplayForm>;

function cookieOf(chosen: Chosen): string {
	if (chosen.intent === "language") return languageCookie(chosen.language);
	return chosen.intent === "theme" ? keepTheme(chosen.theme) : currencyCookie(chosen.currency);
}

export default function Language() {
	const { shown } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const [search] = useSearchParams();
	return <DisplayPage shown={shown} answer={answer} saved={search.get("saved")} />;
}
