import { getFixedT } from "../../../shared/words/i18n.server";
import type { Language } from "../../../shared/words/languages";
import type { EnrollmentOffer } from "../../catalog/course/enrollment-offer";
import type { PreviewStep } from "./preview-action";

/** What who is signed in and reads a free preview may do about its course; null where nothing can be done. */
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
