import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { SetupDone } from "./answer-setup-form.server";
import type { SetupStep } from "./setup-steps";

type Props = {
	/** Empty where all is done or the list is hidden. */
	steps: readonly SetupStep[];
	/** Whether the reader may hide the list for the school. */
	mayHide: boolean;
	done: SetupDone | null;
};

/** What to do first in a new school, each step with its state and the page where it is done. */
export function SetupList({ steps, mayHide, done }: Props) {
	const { t } = useTranslation("admin");
	return (
		<>
			{done === "setupHidden" && mayHide ? (
				<div className="mb-8">
					<ResultNotice tone="success" actions={<SetupButton intent="showSetup" />}>
						{t("setup.hidden")}
					</ResultNotice>
				</div>
			) : null}
			{steps.length > 0 ? (
				<section aria-labelledby="setup" className="mb-10 max-w-200">
					<h2 id="setup" className="font-serif text-step-4">
						{t("setup.title")}
					</h2>
					<p className="mt-1 mb-4 max-w-160 text-ui text-ink-muted">
						{t("setup.state", { done: steps.filter(({ isDone }) => isDone).length, all: steps.length })}
					</p>
					<ol className="divide-y divide-line border-y border-line-strong">
						{steps.map(({ name, to, isDone }) => (
							<li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
								<span className="min-w-0 grow basis-72">
									{to ? (
										<Link to={to} className="link inline-flex min-h-11 items-center text-ui font-strong">
											{t(`setup.steps.${name}.title`)}
										</Link>
									) : (
										<span className="inline-flex min-h-11 items-center text-ui font-strong">
											{t(`setup.steps.${name}.title`)}
										</span>
									)}
									<span className="block text-label text-ink-muted">{t(`setup.steps.${name}.text`)}</span>
								</span>
								<Badge tone={isDone ? "success" : "neutral"}>{t(isDone ? "setup.done" : "setup.toDo")}</Badge>
							</li>
						))}
					</ol>
					{mayHide ? <SetupButton intent="hideSetup" className="mt-4" /> : null}
				</section>
			) : null}
		</>
	);
}

function SetupButton({ intent, className }: { intent: "hideSetup" | "showSetup"; className?: string }) {
	const { t } = useTranslation("admin");
	return (
		<Form method="post" action="/admin" preventScrollReset className={className}>
			<Button type="submit" name="intent" value={intent} variant="secondary" size="sm">
				{t(intent === "hideSetup" ? "setup.hide" : "setup.show")}
			</Button>
		</Form>
	);
}
