import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../features/admin/admin-frame";
import { can, guarded } from "../../features/auth/access.server";
import { listCannedAnswers } from "../../features/help/desk/canned.repository.server";
import { CannedPage } from "../../features/help/desk/canned-page";
import { changeCannedAnswers } from "../../features/help/desk/change-canned-answers.server";
import { CannedDeed } from "../../features/help/desk/schemas";
import { notFound } from "../../shared/api/api-error.server";
import { type FormReply, readReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { isLanguage, type Language } from "../../shared/words/languages";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "canned-answers", i18n: ["admin", "desk"], layout: "admin" });

export const loader = guarded(can("support"), async ({ context, db, request }) => {
	const reader = await context.language;
	const t = getFixedT(reader, "desk");
	const language = askedLanguage(request, reader);
	const words = { title: t("canned.title"), description: t("canned.description") };
	return { ...words, language, answers: await listCannedAnswers(db, language) };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

type Answer = { id: number | null; reply: FormReply };

export const action = guarded(can("support"), async ({ context, db, request, user }) => {
	const posted = await request.formData();
	const id = Number(posted.get("id")) || null;
	const form = parseForm(posted, CannedDeed);
	if (form.status !== "success") return data<Answer>({ id, reply: form.reply() }, 400);
	const { requestId } = context;
	const outcome = await changeCannedAnswers(db, { deed: form.value, actorId: user.id, requestId, now: new Date() });
	if (outcome.ok)
		return redirect(`/admin/help/canned-answers?language=${askedLanguage(request, await context.language)}`);
	if (outcome.reason === "notFound") throw notFound();
	return data<Answer>({ id, reply: form.reply({ formErrors: [{ key: "errors.changedMeanwhile" }] }) }, 409);
});

function askedLanguage(request: Request, reader: Language): Language {
	const asked = new URL(request.url).searchParams.get("language");
	return isLanguage(asked) ? asked : reader;
}

export default function AdminCannedAnswers() {
	const { t } = useTranslation("desk");
	const { language, answers } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	return (
		<AdminFrame title={t("canned.title")}>
			<CannedPage {...{ language, answers, answered }} form={readReply(answered?.reply)} />
		</AdminFrame>
	);
}
