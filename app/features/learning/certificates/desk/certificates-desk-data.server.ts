import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { certificateStatus } from "../certificate-status.ts";
import { heldView } from "../held/held-view.server.ts";
import { REMINDER_RESULTS } from "../held/reminder-result.ts";
import { listHeld, MAX_HOLDS_LISTED } from "../issue/holds.repository.server.ts";
import { countIssued, listIssued } from "../issued/issued.repository.server.ts";
import { ISSUED_CERTIFICATES_LIST, ISSUED_PER_PAGE } from "../issued/issued-query.ts";
import { groupedSerial } from "../serial.ts";
import { listTemplates } from "../templates/templates.repository.server.ts";

type ReadInput = { search: URLSearchParams; language: Language };

export async function readCertificatesDesk(db: Database, { search, language }: ReadInput) {
	const query = ISSUED_CERTIFICATES_LIST.parse(search);
	const rows = await inBatch(db, {
		templates: listTemplates(db, language),
		issued: listIssued(db, query),
		counted: countIssued(db, query),
		held: listHeld(db, language),
	});
	return { query, rows };
}

type PageInput = {
	user: CurrentUser;
	language: Language;
	search: URLSearchParams;
	hasKey: boolean;
	assets: Pick<Fetcher, "fetch">;
};

export async function certificatesDeskData(
	{ query, rows }: Awaited<ReturnType<typeof readCertificatesDesk>>,
	{ user, language, search, hasKey, assets }: PageInput,
) {
	const {
		templates,
		issued,
		counted: [counted],
		held,
	} = rows;
	const t = getFixedT(language, "certificates");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const now = new Date();
	const fonts = paperFontLoader(assets);
	return {
		title: t("admin.title"),
		description: t("admin.description"),
		hasKey,
		templates,
		held: await heldView(held, { missingLetters: (name) => missingLetters(name, fonts), formats }),
		isHeldCut: held.length === MAX_HOLDS_LISTED,
		opensPeople: user.capabilities.includes("people"),
		told: REMINDER_RESULTS.find((one) => one === search.get("told")) ?? null,
		query,
		pageCount: Math.max(1, Math.ceil((counted?.n ?? 0) / ISSUED_PER_PAGE)),
		rows: issued.map((one) => ({
			serial: groupedSerial(one.serial),
			holderName: one.holderName,
			courseTitle: one.courseTitle,
			issued: formats.date(one.issuedAt),
			status: certificateStatus(one, now),
		})),
	};
}

export type CertificatesDeskData = Awaited<ReturnType<typeof certificatesDeskData>>;
