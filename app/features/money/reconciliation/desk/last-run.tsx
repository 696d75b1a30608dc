import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export type RunView = {
	state: "running" | "done" | "stopped";
	started: string;
	looked: number;
	found: number;
	part: number;
	parts: number;
} | null;

const EVERY_MS = 3000;

export function LastRun({ run, done }: { run: RunView; done: "run" | "running" | "repair" | "gone" | null }) {
	const { t } = useTranslation("reconciliation");
	const { revalidate, state } = useRevalidator();
	const isRunning = run?.state === "running";
	useEffect(() => {
		if (!isRunning || state !== "idle") return;
		const timer = setTimeout(revalidate, EVERY_MS);
		return () => clearTimeout(timer);
	}, [isRunning, state, revalidate]);
	return (
		<div className="mb-8 grid gap-5">
			{done ? (
				<ResultNotice tone={done === "gone" || done === "running" ? "warning" : "success"}>
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			<div className="flex flex-wrap items-end justify-between gap-6">
				<div className="max-w-140">
					<p className="text-label text-ink-muted">{t("text")}</p>
					<p className="mt-3 text-ui font-strong" aria-live="polite">
						{run ? t(`run.${run.state}`, { ...run, count: run.found }) : t("run.never")}
					</p>
					{isRunning ? <Progress className="mt-2" value={run.part} max={run.parts} label={t("run.progress")} /> : null}
				</div>
				{isRunning ? null : (
					<Form method="post" preventScrollReset>
						<Button type="submit" name="intent" value="run" variant="secondary">
							{t("run.button")}
						</Button>
					</Form>
				)}
			</div>
		</div>
	);
}
