import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../features/admin/admin-frame";
import { can, guarded } from "../../features/auth/access.server";
import { changeTemplate } from "../../features/certificates/templates/change-template.server";
import { TemplateInput } from "../../features/certificates/templates/schemas";
import { TemplateForm } from "../../features/certificates/templates/template-form";
import { templateView } from "../../features/certificates/templates/template-view.server";
import { findPreviewedCourse, findTemplates } from "../../features/certificates/templates/templates.repository.server";
import { notFound } from "../../shared/api/api-error.server";
import type { FormReply } from "../../shared/forms/form-reply";
import { constraintsOf, parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { isLanguage, type Language } from "../../shared/words/languages";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page<{ name: string }>({
	name: "certificate-template",
	i18n: ["admin", "certificates", "forms", "uploads"],
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
		]);
		return { scope, language, rows };
	},
	handle: async ({ context, request, found }) => {
		const [templates, [course]] = found?.rows ?? [[], []];
		if (!found || (found.scope !== 0 && !course)) throw notFound();
		const { scope, language } = found;
		const t = getFixedT(await context.language, "certificates");
		const name = scope === 0 || !course ? t("admin.school") : course.title;
		return {
			title: t("template.title", { name }),
			description: t("template.description"),
			name,
			scope,
			language,
			...templateView({ scope, language, templates, course, origin: context.origin, now: new Date() }),
			limits: constraintsOf(TemplateInput),
			isSaved: new URL(request.url).searchParams.has("saved"),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const scope = readScope(params.scope);
	if (scope === null) throw notFound();
	const form = parseForm(await request.formData(), TemplateInput);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	if (scope !== 0) {
		const [course] = await findPreviewedCourse(db, { courseId: scope, language: form.value.language });
		if (!course) throw notFound();
	}
	const outcome = await changeTemplate(db, context.env.MEDIA, {
		...{ scope, template: form.value, actorId: user.id, requestId: context.requestId, now: new Date() },
	});
	if (!outcome.ok) {
		const { reason } = outcome;
		const reply =
			reason === "changedMeanwhile"
				? form.reply({ formErrors: [{ key: "errors.changed" }] })
				: form.reply({ fieldErrors: { signature: [{ key: `errors.${reason}` }] } });
		return data<{ reply: FormReply }>({ reply }, 409);
	}
	return redirect(`/admin/certificates/templates/${scope}?words=${form.value.language}&saved=1`);
});

/** The number of a course, 0 for the school; null for what is none. */
function readScope(text: string | undefined): number | null {
	return text && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

async function wordsOf(context: { language: Promise<Language> }, request: Request): Promise<Language> {
	const asked = new URL(request.url).searchParams.get("words");
	return isLanguage(asked) ? asked : context.language;
}

export default function CertificateTemplate() {
	const { title, ...view } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={title}>
			<TemplateForm key={`${view.language} ${view.values.version}`} {...view} answer={answer} />
		</AdminFrame>
	);
}
