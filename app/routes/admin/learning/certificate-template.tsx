import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { changeTemplate } from "#app/features/learning/certificates/templates/change-template.server.ts";
import { TemplateInput } from "#app/features/learning/certificates/templates/schemas.ts";
import { templateChanges } from "#app/features/learning/certificates/templates/template-changes.server.ts";
import { TEMPLATE_CHANGES } from "#app/features/learning/certificates/templates/template-changes-shown.ts";
import { TemplateForm } from "#app/features/learning/certificates/templates/template-form.tsx";
import { templateView } from "#app/features/learning/certificates/templates/template-view.server.ts";
import {
	findPreviewedCourse,
	findTemplates,
} from "#app/features/learning/certificates/templates/templates.repository.server.ts";
import { undoTemplateChange } from "#app/features/learning/certificates/templates/undo-template-change.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { listDeedsTo } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { constraintsOf, parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ name: string }>({
	name: "certificate-template",
	i18n: ["admin", "certificates", "history", "forms", "uploads"],
	layout: "admin",
	query: ["words"],
	crumb: ({ name }) => name,
});

export const loader = guarded(can("content"), {
	read: async ({ context, db, params, request }) => {
		const scope = readScope(params.scope);
		if (scope === null) return null;
		const language = await wordsOf(context, request);
		const rows = await db.batch([
			findTemplates(db, { scope, language }),
			findPreviewedCourse(db, { courseId: scope === 0 ? null : scope, language }),
			listDeedsTo(db, subjectOf(scope), { now: new Date(Date.now() + 60_000), limit: TEMPLATE_CHANGES }),
		]);
		return { scope, language, rows };
	},
	handle: async ({ context, db, params, request, user, found }) => {
		// The school has the number 0, which nobody would guess.
		if (params.scope === "school") throw redirect("/admin/certificates/templates/0");
		const [templates, [course], deeds] = found?.rows ?? [[], [], []];
		if (!found || (found.scope !== 0 && !course)) throw notFound();
		const { scope, language } = found;
		const search = new URL(request.url).searchParams;
		const reader = await context.language;
		const t = getFixedT(reader, "certificates");
		const name = scope === 0 || !course ? t("admin.school") : course.title;
		const view = templateView({ scope, language, templates, course, origin: context.origin, now: new Date() });
		const { version } = view.values;
		const { timeZone } = user;
		return {
			title: t("template.title", { name }),
			description: t("template.description"),
			name,
			scope,
			language,
			...view,
			changes: await templateChanges(db, deeds, { what: name, version, language: reader, timeZone }),
			limits: constraintsOf(TemplateInput),
			isSaved: search.has("saved"),
			isUndone: search.has("undone"),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** What was not saved, with what was typed, or why a change was not taken back, in words. */
type Answer = { reply: FormReply; notUndone?: undefined } | { reply?: undefined; notUndone: string };

export const action = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const scope = readScope(params.scope);
	if (scope === null) throw notFound();
	const posted = await request.formData();
	const fonts = paperFont(context.env.ASSETS);
	const by = {
		scope,
		actorId: user.id,
		requestId: context.requestId,
		now: new Date(),
		missingLetters: (text: string) => missingLetters(text, fonts),
	};
	if (posted.get("intent") === "undo") {
		const undo = parseForm(posted, UndoForm);
		if (undo.status !== "success") throw apiError("badRequest");
		const outcome = await undoTemplateChange(db, context.env.MEDIA, { ...by, changeId: undo.value.changeId });
		if (outcome.ok)
			return redirect(`/admin/certificates/templates/${scope}?words=${outcome.language}&undone=1#changes`);
		return data<Answer>({ notUndone: refusalOf(outcome.reason, await context.language) }, 409);
	}
	const form = parseForm(posted, TemplateInput);
	if (form.status !== "success") return data<Answer>({ reply: form.reply() }, 400);
	if (scope !== 0) {
		const [course] = await findPreviewedCourse(db, { courseId: scope, language: form.value.language });
		if (!course) throw notFound();
	}
	const outcome = await changeTemplate(db, context.env.MEDIA, { ...by, template: form.value });
	if (!outcome.ok && outcome.reason === "letters") {
		const errors = outcome.words.map(({ field, letters }) => [
			field,
			[{ key: "errors.wordLetters", values: { letters: letters.join(" ") } }],
		]);
		return data<Answer>({ reply: form.reply({ fieldErrors: Object.fromEntries(errors) }) }, 400);
	}
	if (!outcome.ok) {
		const { reason } = outcome;
		const reply =
			reason === "changedMeanwhile"
				? form.reply({ formErrors: [{ key: "errors.changed" }] })
				: form.reply({ fieldErrors: { signature: [{ key: `errors.${reason}` }] } });
		return data<Answer>({ reply }, 409);
	}
	return redirect(`/admin/certificates/templates/${scope}?words=${form.value.language}&saved=1`);
});

function refusalOf(reason: keyof typeof SIGNATURE_REFUSALS | "notFound" | "changedMeanwhile", language: Language) {
	if (reason === "notFound" || reason === "changedMeanwhile") return getFixedT(language, "history")(`errors.${reason}`);
	return getFixedT(language, "certificates")(SIGNATURE_REFUSALS[reason]);
}

const SIGNATURE_REFUSALS = {
	signatureGone: "errors.undoSignatureGone",
	signatureWrong: "errors.undoSignatureWrong",
	letters: "errors.undoLetters",
} as const;

const subjectOf = (scope: number) => ({ kind: "certificateTemplate", id: scope });

/** The number of a course, 0 for the school; null for what is none. */
function readScope(text: string | undefined): number | null {
	return text && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

async function wordsOf(context: { language: Promise<Language> }, request: Request): Promise<Language> {
	const asked = new URL(request.url).searchParams.get("words");
	return isLanguage(asked) ? asked : context.language;
}

export default function CertificateTemplate() {
	const { t } = useTranslation("certificates");
	const { title, changes, isUndone, ...view } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const unsaved = answer?.reply ? { reply: answer.reply } : undefined;
	return (
		<AdminFrame title={title}>
			<TemplateForm key={`${view.language} ${view.values.version}`} {...view} answer={unsaved} />
			<ChangeSection changes={changes} most={TEMPLATE_CHANGES} empty={t("template.unchanged")}>
				{isUndone && !answer ? <ResultNotice tone="success">{t("template.undone")}</ResultNotice> : null}
				{answer?.notUndone ? <ResultNotice tone="danger">{answer.notUndone}</ResultNotice> : null}
			</ChangeSection>
		</AdminFrame>
	);
}
