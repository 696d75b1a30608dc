import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { QuizClock } from "./quiz-clock";

type BeginProps = { clock: QuizClock };

/** What the time limit means, and the press that starts it. */
export function BeginQuiz({ clock: { minutes } }: BeginProps) {
	const { t } = useTranslation("lesson");
	const isPosting = useNavigation().formData?.get("_intent") === "begin";
	return (
		<Form method="post" action="#questions" preventScrollReset className="mt-6">
			<input type="hidden" name="_intent" value="begin" />
			<p className="max-w-prose text-ui">{t("quiz.clock.limit", { count: minutes })}</p>
			<p className="mt-1 mb-4 max-w-prose text-ui text-ink-muted">{t("quiz.clock.limitHelp")}</p>
			<Button type="submit" size="lg" pending={isPosting}>
				{t("quiz.clock.begin")}
			</Button>
		</Form>
	);
}

type OverProps = { clock: Extract<QuizClock, { state: "over" }>; number: number };

/** The time has run out without a hand-in: what was saved until then is what can be handed in. */
export function QuizTimeOver({ clock, number }: OverProps) {
	const { t } = useTranslation("lesson");
	const isPosting = useNavigation().formData?.get("_intent") === "attempt";
	return (
		<Form method="post" action="#questions" preventScrollReset className="mt-6">
			<input type="hidden" name="_intent" value="attempt" />
			<input type="hidden" name="_attempt" value={number} />
			<input type="hidden" name="_time" value="up" />
			<Notice tone="warning" title={t("quiz.clock.over", { time: clock.ends })}>
				<p>{t("quiz.clock.overText")}</p>
			</Notice>
			<Button type="submit" size="lg" pending={isPosting} pendingLabel={t("quiz.handingIn")} className="mt-4">
				{t("quiz.clock.handInSaved")}
			</Button>
		</Form>
	);
}
