import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answerContact } from "#app/features/library/help/tickets/answer-contact.server.ts";
import { ContactForm } from "#app/features/library/help/tickets/contact-page.tsx";
import { ContactInput, GuestContactInput } from "#app/features/library/help/tickets/schemas.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import { newId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "contact",
	i18n: ["help"],
	layout: "form",
	mayBeRestored: true,
	inSiteMap: true,
	crumbs: "reading",
	navigation: [{ in: "footer.help", at: 2 }],
});

export const loader = guarded(everyone, async ({ context, request, user }) => {
	const t = getFixedT(await context.language, "help");
	return {
		title: t("contact.title"),
		description: t("contact.description"),
		isGuest: user === null,
		formKey: newId(),
		from: safeRedirect(new URL(request.url).searchParams.get("from"), { guestPages: true }),
		limits: constraintsOf(user ? ContactInput : GuestContactInput),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, ({ context, request, user }) => answerContact(context, { request, user }));

export default function Contact() {
	const { t } = useTranslation("help");
	const { isGuest, formKey, from, limits } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();

	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-6">{t("contact.title")}</h1>
			{answer?.sentTo ? (
				<Notice tone="success" title={t("contact.sentTitle")} className="mt-6">
					{t("contact.sentText", { email: answer.sentTo })}
				</Notice>
			) : (
				<>
					<p className="mt-3 text-step-3 text-ink-muted">{t("contact.lede")}</p>
					<p className="mt-2 text-ui">
						<Link to="/help" className="link">
							{t("contact.first")}
						</Link>
					</p>
					<ContactForm
						key={formKey}
						form={readReply(answer?.reply)}
						formKey={formKey}
						from={from}
						isGuest={isGuest}
						answer={answer}
						limits={limits}
					/>
				</>
			)}
		</div>
	);
}
