import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyone, guarded } from "../../features/auth/access.server";
import { answerContact } from "../../features/help/tickets/answer-contact.server";
import { ContactForm } from "../../features/help/tickets/contact-page";
import { ContactInput, GuestContactInput } from "../../features/help/tickets/schemas";
import { readReply } from "../../shared/forms/form-reply";
import { constraintsOf } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { safeRedirect } from "../../shared/request/safe-redirect";
import { getFixedT } from "../../shared/words/i18n.server";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
		formKey: crypto.randomUUID(),
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
					<ContactForm key={formKey} form={readReply(answer?.reply)} {...{ formKey, from, isGuest, answer, limits }} />
				</>
			)}
		</div>
	);
}
