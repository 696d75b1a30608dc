import { useTranslation } from "react-i18next";
import { previewPath } from "#app/shared/pages/preview-path.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { Progress } from "#app/ui/figures/progress.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import type { EnrollmentOffer } from "./enrollment-offer";

export function OfferWords({ courseId, offer }: { courseId: number; offer: EnrollmentOffer }) {
	const { t, i18n } = useTranslation("catalog");

	if (offer.kind === "stopped") return <Notice tone="warning">{t(`offer.${offer.reason}`)}</Notice>;
	if (offer.kind === "continue") {
		const percent = numberFormat(i18n.language, { style: "percent" }).format(offer.progress / 100);
		const words = t("offer.progress", { percent });
		return (
			<div>
				<p className="mb-2 text-label text-ink-muted">{words}</p>
				<Progress value={offer.progress} label={words} />
			</div>
		);
	}
	if (offer.kind === "enroll") return null;
	if (offer.kind === "buy" || offer.kind === "wait") {
		const { previewLessonId } = offer;
		return (
			<p className="text-label text-ink-muted">
				{t(`offer.${offer.kind}`)}
				<SentenceGap />
				{previewLessonId === null ? null : (
					<Link className="link" to={previewPath(courseId, previewLessonId)}>
						{t("actions.readPreview")}
					</Link>
				)}
			</p>
		);
	}

	const key = {
		register: "offer.register",
		review: "offer.completed",
		teach: "offer.teach",
	} as const;
	return <p className="text-label text-ink-muted">{t(key[offer.kind])}</p>;
}
