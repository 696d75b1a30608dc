import type { EnrollmentOffer } from "#app/features/learning/catalog/course/enrollment-offer.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { PreviewStep } from "./preview-action";

export function previewStep(courseId: number, offer: EnrollmentOffer, language: Language): PreviewStep | null {
	const t = getFixedT(language, "catalog");
	if (offer.kind === "enroll") {
		return { courseId, to: null, label: t("actions.enrollFree"), pendingLabel: t("actions.enrolling") };
	}
	if (offer.kind === "buy") {
		return { courseId, to: `/checkout?course=${courseId}`, label: t("actions.buy"), pendingLabel: "" };
	}
	if (offer.kind === "wait") {
		return { courseId, to: `/waiting-list?course=${courseId}`, label: t("actions.wait"), pendingLabel: "" };
	}
	return null;
}
