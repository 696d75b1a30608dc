import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { entryEditPath } from "#app/features/library/entries/edit-path.ts";
import { findEntry, listEntries, listTexts } from "#app/features/library/entries/face.server.ts";
import { admins, everyone, guarded, instructors } from "#app/features/people/auth/face.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { cachedFile } from "#app/shared/pdf/cached-file.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { pictureFiller } from "../fill-pictures.server.ts";
import { type ManualRole, manualPath, pageKey } from "../manual-roles.ts";
import { manualPageView, manualTree, nearestPages } from "../manual-view.ts";
import { SCREEN_PICTURES } from "../pictures.server.ts";
import { MANUAL_PDF_LAYOUT, manualPdf } from "../print/manual-pdf.server.ts";
import { paperPicture } from "../print/paper-picture.server.ts";
import { printedManual } from "../print/printed-manual.ts";

/** Keep in step with {@link manualsFor}. */
const POLICY_OF_MANUAL = { learner: everyone, instructor: instructors, admin: admins } as const;

export function manualLoader(role: ManualRole) {
	return guarded(POLICY_OF_MANUAL[role], {
		read: async ({ context, db }) => {
			const language = await context.language;
			return db.batch([
				listEntries(db, { kind: "manual", language }),
				listEntries(db, { kind: "section", language, section: role }),
			]);
		},
		handle: async ({ context, found: [entries, sections] }) => {
			const t = getFixedT(await context.language, "manuals");
			const tree = manualTree(role, entries, sections);
			return { title: t(`titles.${role}`), description: t(`about.${role}`), role, tree };
		},
	});
}

export function manualPageLoader(role: ManualRole) {
	return guarded(POLICY_OF_MANUAL[role], {
		read: async ({ context, db, params }) => {
			const language = await context.language;
			return inBatch(db, {
				entry: findEntry(db, "manual", pageKey(role, String(params.slug)), language),
				entries: listEntries(db, { kind: "manual", language }),
				sections: listEntries(db, { kind: "section", language, section: role }),
			});
		},
		handle: async ({
			context,
			params,
			user,
			found: {
				entry: [entry],
				entries,
				sections,
			},
		}) => {
			const language = await context.language;
			const t = getFixedT(language, "manuals");
			const tree = manualTree(role, entries, sections);
			if (!entry) {
				const missing = { title: t("missing.title"), description: t("missing.text"), editPath: null };
				return data({ ...missing, role, tree, page: null, nearest: nearestPages(String(params.slug), tree) }, 404);
			}
			const html = pictureFiller(language)(entry.bodyHtml);
			const formats = formatsFor({ language, timeZone: "UTC" });
			const page = manualPageView({ role, entry, html, tree, formats });
			const words = { title: page.title, description: page.summary };
			return data({
				...words,
				role,
				tree,
				page,
				nearest: [],
				editPath: entryEditPath({ list: "manual", id: entry.id, language }, user),
			});
		},
	});
}

export function printedManualLoader(role: ManualRole) {
	return guarded(POLICY_OF_MANUAL[role], {
		read: ({ context, db }) => readTexts(role, context, db),
		handle: async ({ context, found: [texts, sections] }) => {
			const language = await context.language;
			const t = getFixedT(language, "manuals");
			const tree = manualTree(role, texts, sections);
			const chapters = printedManual(role, { tree, texts, fill: pictureFiller(language, { isEager: true }) });
			return { title: t(`titles.${role}`), description: t(`about.${role}`), role, chapters };
		},
	});
}

export function manualPdfLoader(role: ManualRole) {
	return guarded(POLICY_OF_MANUAL[role], {
		read: ({ context, db }) => readTexts(role, context, db),
		handle: async ({ context, params, found: [texts, sections] }) => {
			const language = await context.language;
			const prefix = params.lang ? `/${params.lang}` : "";
			const type = "application/pdf";
			const tree = manualTree(role, texts, sections);
			const printPath = `${prefix}${manualPath(role)}/print`;
			const printAddress = `${context.origin}${printPath}`;
			const kept = {
				bucket: context.env.MEDIA,
				key: `made/manuals/${role}-${language}.pdf`,
				source: { layout: MANUAL_PDF_LAYOUT, texts, tree, printAddress, pictures: SCREEN_PICTURES },
				type,
				make: () =>
					manualPdf({
						role,
						texts,
						language,
						tree,
						printAddress,
						now: new Date(),
						t: getFixedT(language, "manuals"),
						loadFont: paperFontLoader(context.env.ASSETS),
						loadPicture: paperPicture(context.env.ASSETS, language),
					}),
			};
			const file = await printOrRedirect(printPath, () => cachedFile(kept));
			return fileResponse(file, { name: `grew-${role}-${language}.pdf`, type });
		},
	});
}

async function readTexts(role: ManualRole, context: AppLoadContext, db: Database) {
	const language = await context.language;
	return db.batch([
		listTexts(db, { kind: "manual", language, sections: `${role}-` }),
		listEntries(db, { kind: "section", language, section: role }),
	]);
}
