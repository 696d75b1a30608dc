import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { groupedSerial, readSerial } from "#app/features/learning/certificates/serial.ts";
import { SerialForm } from "#app/features/learning/certificates/verify/serial-form.tsx";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "verify",
	i18n: ["certificates"],
	layout: "form",
	mayBeRestored: true,
	inSiteMap: true,
	crumbs: "reading",
	query: ["serial"],
	navigation: [{ in: "footer.help", at: 6 }],
});

export const loader = guarded(everyone, async ({ context, params, request }) => {
	const language = await context.language;
	const t = getFixedT(language, "certificates");
	const typed = new URL(request.url).searchParams.get("serial");
	const serial = readSerial(typed ?? "");
	if (serial) {
		throw redirect(withLanguagePrefix(`/verify/${groupedSerial(serial)}`, params.lang ? language : null));
	}
	return {
		title: t("verify.title"),
		description: t("verify.description"),
		typed: typed?.slice(0, 500) ?? "",
		isWrong: Boolean(typed?.trim()),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Verify() {
	const { t } = useTranslation("certificates");
	const { typed, isWrong } = useLoaderData<typeof loader>();
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-6">{t("verify.title")}</h1>
			<p className="mt-3 mb-8 text-step-3 text-ink-muted">{t("verify.lede")}</p>
			<SerialForm
				isFirst
				label={t("verify.field")}
				typed={typed}
				error={isWrong ? t("errors.serialWrong") : undefined}
			/>
		</div>
	);
}
