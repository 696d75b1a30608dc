import { useTranslation } from "react-i18next";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { ButtonLook } from "#app/ui/button-style.ts";
import { EnrollForm } from "./enroll-form";
import type { EnrollmentOffer } from "./enrollment-offer";

type Props = ButtonLook & { courseId: number; offer: EnrollmentOffer; className?: string };

export function OfferAction({ courseId, offer, ...look }: Props) {
	const { t } = useTranslation("catalog");
	const prefix = useLanguagePrefix();
	const page = withLanguagePrefix(`/courses/${courseId}`, prefix);

	if (offer.kind === "stopped") return null;
	if (offer.kind === "enroll") {
		return (
			<EnrollForm courseId={courseId}>
				{(isEnrolling) => (
					<Button type="submit" pending={isEnrolling} pendingLabel={t("actions.enrolling")} {...look}>
						{t("actions.enrollFree")}
					</Button>
				)}
			</EnrollForm>
		);
	}
	if (offer.kind === "register") {
		return (
			<LinkButton to={`/register?redirectTo=${encodeURIComponent(page)}&enroll=${courseId}`} {...look}>
				{t("actions.enrollFree")}
			</LinkButton>
		);
	}

	if (offer.kind === "buy") {
		return (
			<LinkButton to={`/checkout?course=${courseId}`} {...look}>
				{t("actions.buy")}
			</LinkButton>
		);
	}

	if (offer.kind === "wait") {
		return (
			<LinkButton to={`/waiting-list?course=${courseId}`} {...look}>
				{t("actions.wait")}
			</LinkButton>
		);
	}

	const { lessonId } = offer;
	if (lessonId === null) return null;
	return (
		<LinkButton to={`/lessons/${lessonId}`} {...look}>
			{t(`actions.${ACTION_WORDS[offer.kind]}`)}
		</LinkButton>
	);
}

const ACTION_WORDS = { continue: "continue", review: "review", teach: "openLessons" } as const;
