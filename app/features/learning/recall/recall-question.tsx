import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { CircleCheck, RotateCcw } from "../../../ui/icons";

type Props = {
	id: string;
	prompt: string;
	answer: string;
	/** How the reader fared the last time; null before the first. */
	knew: boolean | null;
	/** Whether the answer can be remembered. */
	isLearner: boolean;
	lang: string | undefined;
};

/** A question inside a text: answer it in your head, then look. Unscored; how it went is remembered. */
export function RecallQuestion({ id, prompt, answer, knew, isLearner, lang }: Props) {
	const { t } = useTranslation("lesson");
	const fetcher = useFetcher();
	const sent = fetcher.formData?.get("knew");
	const known = sent === undefined || sent === null ? knew : sent === "yes";

	return (
		<aside
			id={`recall-${id}`}
			aria-label={t("recall.label")}
			className="my-8 rounded-control border-l-2 border-accent bg-surface-sunken px-5 py-4 print:hidden"
		>
			<p className="text-step-1 font-strong text-ink-muted">{t("recall.label")}</p>
			<p lang={lang} className="mt-1 text-step-2 font-strong">
				{prompt}
			</p>
			<details className="mt-2 text-ui">
				<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("recall.show")}</summary>
				<p lang={lang} className="pb-2">
					{answer}
				</p>
				{isLearner ? (
					<fetcher.Form method="post" className="flex flex-wrap gap-3 pt-1">
						<input type="hidden" name="_intent" value="recall" />
						<input type="hidden" name="key" value={id} />
						<Button type="submit" name="knew" value="yes" variant="secondary" size="sm">
							{t("recall.knew")}
						</Button>
						<Button type="submit" name="knew" value="no" variant="quiet" size="sm">
							{t("recall.notYet")}
						</Button>
					</fetcher.Form>
				) : null}
			</details>
			<p role="status" className="flex items-center gap-2 text-step-1 text-ink-muted empty:hidden">
				{known === null ? null : known ? (
					<>
						<CircleCheck className="size-4 text-brand-text" /> {t("recall.wasKnown")}
					</>
				) : (
					<>
						<RotateCcw className="size-4" /> {t("recall.wasNotYet")}
					</>
				)}
			</p>
		</aside>
	);
}
