import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { monthsLater } from "../certificate-status";
import { certificateText } from "../layout/certificate-text.server";
import { finishedPlat } from "../layout/finished-plat.server";
import { shippedWords } from "./shipped-words.server";
import { pickWords, templateWords } from "./template-words";
import type { findPreviewedCourse, findTemplates } from "./templates.repository.server";

type Input = {
	scope: number;
	language: Language;
	templates: Awaited<ReturnType<typeof findTemplates>>;
	course: Awaited<ReturnType<typeof findPreviewedCourse>>[number] | undefined;
	origin: string;
	now: Date;
};

/** No real serial starts like this. */
const SAMPLE_SERIAL = "00000000000000000000000000";

/** Form data and a sample certificate, made from the course or from the first one. */
export function templateView({ scope, language, templates, course, origin, now }: Input) {
	const own = templates.find((template) => template.scope === scope);
	const school = scope === 0 ? null : templates.find((template) => template.scope === 0);
	const usual = templateWords(school && pickWords(school), shippedWords(language));
	const t = getFixedT(language, "certificates");
	const usualMonths = school?.validMonths ?? null;
	const savedMonths = own?.validMonths ?? usualMonths;
	const longDay = (instant: Date) =>
		formatsFor({ language, timeZone: "UTC" }).longDay(instant.toISOString().slice(0, 10));
	const lessonCounts = course?.lessonCounts ?? [];
	const sheet = certificateText(
		{
			serial: SAMPLE_SERIAL,
			courseId: course?.courseId ?? 1,
			language,
			words: usual,
			holderName: t("template.previewName"),
			courseTitle: course?.title ?? "",
			completedAt: now,
			issuedAt: now,
			expiresAt: null,
			facts: {
				topic: course?.topic ?? "",
				lessonCounts,
				lessons: course?.lessonCount ?? 0,
				quizzes: 0,
				minutes: course?.minutes ?? 0,
				score: 86,
				teacher: course?.teacher ?? "",
			},
		},
		origin,
	);
	return {
		usual,
		school: school ? { signature: school.signature, signerName: school.signerName } : null,
		values: {
			...pickWords(own),
			isGiven: own?.isGiven ?? true,
			validMonths: own?.validMonths ? String(own.validMonths) : "",
			version: own?.version ?? 0,
			signature: own?.signature ?? "",
		},
		signatureFile:
			own?.signatureName && own.signatureBytes ? { name: own.signatureName, bytes: own.signatureBytes } : null,
		preview: {
			sheet,
			term: {
				issuedAt: now.getTime(),
				usualMonths,
				savedMonths,
				sentence: t("sheet.expires", { skipInterpolation: true }),
				saved: savedMonths === null ? null : t("sheet.expires", { date: longDay(monthsLater(now, savedMonths)) }),
			},
			plat: finishedPlat({ id: course?.courseId ?? 1, topicDrawing: course?.topicDrawing ?? "", lessonCounts }),
		},
	};
}
