import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { ReviewData } from "./review-data.server";

/** Publishes what is chosen, or submits it for a review where that is asked for or wanted. */
export function PublishButtons({ review }: { review: Pick<ReviewData, "needsApproval" | "maySubmit"> }) {
	const { t } = useTranslation("course-editor");
	const intent = useNavigation().formData?.get("intent");
	return (
		<div className="flex flex-wrap gap-3">
			{review.needsApproval ? null : (
				<Button
					type="submit"
					name="intent"
					value="publish"
					pending={intent === "publish"}
					pendingLabel={t("publish.publishing")}
				>
					{t("publish.now")}
				</Button>
			)}
			{review.maySubmit ? (
				<Button
					type="submit"
					name="intent"
					value="submit"
					variant={review.needsApproval ? "primary" : "secondary"}
					pending={intent === "submit"}
					pendingLabel={t("review.submitting")}
				>
					{t("review.submit")}
				</Button>
			) : null}
		</div>
	);
}
