import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded, ownerOnly, withStepUp } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { isInTheMaking, toExportView } from "../../features/exports/export-view";
import { findLatestExport } from "../../features/exports/exports.repository.server";
import { askExport } from "../../features/privacy/export/ask-export.server";
import { CopyPage } from "../../features/privacy/page/copy-page";
import { AskForm } from "../../features/privacy/schemas";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	...{ name: "copy", i18n: ["account", "privacy", "exports"], layout: "settings", maxBodyKb: 4 },
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) =>
		db.batch([findLatestExport(db, { kind: "account", userId: userOfSession(viewer.session), now: new Date() })]),
	handle: async ({ context, user, found: [[latest]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "privacy");
		const running = latest && isInTheMaking(latest) ? latest : null;
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const shown = running && toExportView(running, formats);
		return { title: t("copy.title"), description: t("copy.lede"), running: shown };
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, db, request, user }) => {
	if (parseForm(await request.formData(), AskForm).status !== "success") return data(null, 400);
	await askExport(context, db, user.id);
	return redirect("/settings/privacy#your-data");
});

export default function Copy() {
	const { running } = useLoaderData<typeof loader>();
	return <CopyPage running={running} />;
}
