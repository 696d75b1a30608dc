import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answersFound } from "#app/features/library/help/desk/canned/answers-found.ts";
import { listAnswerNames, listCannedAnswers } from "#app/features/library/help/desk/canned/canned.repository.server.ts";
import { CANNED_DEEDS, cannedChanges } from "#app/features/library/help/desk/canned/canned-changes.server.ts";
import { CANNED_CHANGES } from "#app/features/library/help/desk/canned/canned-changes-shown.ts";
import { CANNED_PATH, cannedHref, readCannedSearch } from "#app/features/library/help/desk/canned/canned-list.ts";
import { CANNED_DONE, type CannedDone, CannedPage } from "#app/features/library/help/desk/canned/canned-page.tsx";
import { changeCannedAnswers } from "#app/features/library/help/desk/canned/change-canned-answers.server.ts";
import { undoCannedChange } from "#app/features/library/help/desk/canned/undo-canned-change.server.ts";
import { CannedDeed } from "#app/features/library/help/desk/schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { listDeedsNamed } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { inBatch } from "#db/in-batch.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "canned-answers", i18n: ["admin", "desk", "history", "lists"], layout: "admin" });

export const loader = guarded(can("support"), async ({ context, db, request, user }) => {
	const reader = await context.language;
	const t = getFixedT(reader, "desk");
	const language = askedLanguage(request, reader);
	const { searchParams } = new URL(request.url);
	const q = readCannedSearch(searchParams);
	const words = { title: t("canned.title"), description: t("canned.description") };
	const { answers, names, deeds } = await inBatch(db, {
		answers: listCannedAnswers(db, language),
		names: listAnswerNames(db, reader),
		deeds: listDeedsNamed(db, CANNED_DEEDS, { now: new Date(Date.now() + 60_000), limit: CANNED_CHANGES }),
	});
	return {
		...words,
		query: { language, q },
		done: CANNED_DONE.find((done) => done === searchParams.get("done")) ?? null,
		answers: answersFound(answers, q),
		changes: cannedChanges({ deeds, answers: names }, { language: reader, timeZone: user.timeZone }),
		isUndone: searchParams.has("undone"),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** What was not saved, with what was typed, or why a change was not taken back, in words. */
type Answer =
	| { id: number | null; reply: FormReply; notUndone?: undefined }
	| { id?: undefined; reply?: undefined; notUndone: string };

export const action = guarded(can("support"), async ({ context, db, request, user }) => {
	const posted = await request.formData();
	const reader = await context.language;
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	if (posted.get("intent") === "undo") {
		const undo = parseForm(posted, UndoForm);
		if (undo.status !== "success") throw apiError("badRequest");
		const outcome = await undoCannedChange(db, { ...by, changeId: undo.value.changeId });
		const t = getFixedT(reader, "history");
		if (!outcome.ok) return data<Answer>({ notUndone: t(`errors.${outcome.reason}`) }, 409);
		return redirect(`${CANNED_PATH}?language=${outcome.language ?? askedLanguage(request, reader)}&undone=1#changes`);
	}
	const id = Number(posted.get("id")) || null;
	const form = parseForm(posted, CannedDeed);
	if (form.status !== "success") return data<Answer>({ id, reply: form.reply() }, 400);
	const outcome = await changeCannedAnswers(db, { ...by, deed: form.value });
	if (outcome.ok) {
		const q = readCannedSearch(new URL(request.url).searchParams);
		const done: CannedDone = form.value.intent === "retire" ? "retired" : "saved";
		return redirect(`${cannedHref({ language: askedLanguage(request, reader), q })}&done=${done}`);
	}
	if (outcome.reason === "notFound") throw notFound();
	return data<Answer>({ id, reply: form.reply({ formErrors: [{ key: "errors.changedMeanwhile" }] }) }, 409);
});

function askedLanguage(request: Request, reader: Language): Language {
	const asked = new URL(request.url).searchParams.get("language");
	return isLanguage(asked) ? asked : reader;
}

export default function AdminCannedAnswers() {
	const { t } = useTranslation(["desk", "history"]);
	const { query, answers, done, changes, isUndone } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const answered = answer?.reply ? { id: answer.id } : undefined;
	return (
		<AdminFrame title={t("canned.title")}>
			<CannedPage
				query={query}
				answers={answers}
				done={isUndone || answer?.notUndone ? null : done}
				form={readReply(answer?.reply)}
				answered={answered}
			/>
			<ChangeSection changes={changes} most={CANNED_CHANGES} empty={t("canned.unchanged")} isNamed>
				{isUndone && !answer ? <ResultNotice tone="success">{t("history:done")}</ResultNotice> : null}
				{answer?.notUndone ? <ResultNotice tone="danger">{answer.notUndone}</ResultNotice> : null}
			</ChangeSection>
		</AdminFrame>
	);
}
