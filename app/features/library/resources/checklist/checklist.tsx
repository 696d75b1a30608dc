import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Lots } from "#app/ui/figures/lots.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Download, Printer } from "#app/ui/icons.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { PrintButton } from "../page/print-button";
import { ResourceFrame, ResourceText } from "../page/resource-frame";
import type { ResourceContent, ResourceView } from "../page/resource-view.server";
import { useFilePath } from "../page/use-file-path";
import { ChecklistSection } from "./checklist-section";
import { lotsOf } from "./lots-of";
import { writeTicks } from "./tick-change";
import { type SaveState, useTicks } from "./use-ticks";

type Content = Extract<ResourceContent, { kind: "checklist" }>;
type Props = { resource: ResourceView; content: Content };

/** Saved one by one for members, on the device for guests; without JavaScript by the form or in the URL. */
export function Checklist({ resource, content }: Props) {
	const { t } = useTranslation("resources");
	const { slug } = resource;
	const { sections, saved, isSaved } = content;
	const { ticks, state, toggle, clear, retry } = useTicks({ slug, saved, isSaved });
	const isMounted = useHydrated();
	const fileAt = useFilePath();
	const formId = useId();
	const keys = sections.map(({ items }) => items.map(({ key }) => key));
	const all = keys.flat();
	const next = all.find((key) => ticks[key] === undefined);
	const done = all.filter((key) => ticks[key] !== undefined).length;
	const words = t("ticked", { done, count: all.length });
	const lots = <Lots modules={lotsOf(keys, (key) => ticks[key] !== undefined)} label={words} />;
	const written = writeTicks(ticks);
	const pdf = fileAt(`/resources/${slug}/checklist.pdf${isSaved || !written ? "" : `?ticked=${written}`}`);
	const reset = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		clear();
		for (const details of event.currentTarget.querySelectorAll("details")) details.open = false;
	};
	const known = Object.keys(saved).map((item) => <input key={item} type="hidden" name="was" value={item} />);

	return (
		<>
			<ResourceFrame
				resource={resource}
				tools={
					<div className="mb-8 rounded-card border border-line-strong bg-surface-raised p-6">
						<div className="max-lg:hidden">{lots}</div>
						<div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
							<p className="text-label font-strong">{words}</p>
							<SaveWords state={state} isSaved={isSaved} onRetry={retry} />
						</div>
						<div className="mt-5 grid gap-2">
							<PrintButton className="w-full" />
							<LinkButton to={pdf} reloadDocument variant="secondary" className="w-full">
								<Download className="size-4.5" />
								{t("checklist.pdf")}
							</LinkButton>
							<ShareControl title={resource.title} description={resource.summary} className="w-full" />
						</div>
						<p className="mt-3 text-step-1 text-ink-muted">{t("checklist.onPaper")}</p>
						<form method="post" action={fileAt(`/resources/${slug}/ticks`)} onSubmit={reset} className="mt-4">
							{known}
							<ConfirmButton
								variant="quiet"
								size="sm"
								name="intent"
								value="reset"
								question={t("checklist.resetQuestion", { count: done })}
								confirm={t("checklist.resetConfirm")}
							>
								{t("checklist.reset")}
							</ConfirmButton>
						</form>
					</div>
				}
			>
				<p className="hidden text-label print:block">
					{words}
					{isMounted
						? ` · ${new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format()}`
						: ""}
				</p>
				<form id={formId} method="post" action={fileAt(`/resources/${slug}/ticks`)} className="grid gap-10 print:gap-5">
					{known}
					{sections.map((section) => (
						<ChecklistSection key={section.key} section={section} ticks={ticks} next={next} onToggle={toggle} />
					))}
					<noscript>
						<Button type="submit">{t(isSaved ? "checklist.save" : "checklist.keepInAddress")}</Button>
					</noscript>
				</form>
				<ResourceText resource={resource} className="mt-14" />
			</ResourceFrame>
			<div className="bottom-bar sticky flex items-center gap-2 px-(--gutter) py-1.5 lg:hidden print:hidden">
				<div className="min-w-0 grow">
					<div aria-hidden="true">{lots}</div>
					<p className="mt-1 text-step-1 leading-tight text-ink-muted">{words}</p>
				</div>
				{isMounted ? (
					<Button
						variant="quiet"
						className="px-3"
						aria-label={t("page.print")}
						data-tooltip={t("page.print")}
						onClick={() => window.print()}
					>
						<Printer className="size-5" />
					</Button>
				) : null}
				<LinkButton
					to={pdf}
					reloadDocument
					variant="quiet"
					className="px-3"
					aria-label={t("checklist.pdf")}
					data-tooltip={t("checklist.pdf")}
				>
					<Download className="size-5" />
				</LinkButton>
			</div>
		</>
	);
}

function SaveWords({ state, isSaved, onRetry }: { state: SaveState; isSaved: boolean; onRetry: () => void }) {
	const { t } = useTranslation("resources");
	if (state === "failed") {
		return (
			<span role="alert" className="text-step-1 text-danger">
				{t("checklist.states.failed")}
				<SentenceGap />
				<button type="button" className="link hit-area" onClick={onRetry}>
					{t("checklist.retry")}
				</button>
			</span>
		);
	}
	return (
		<span className="text-step-1 text-ink-muted" aria-live="polite">
			{t(`checklist.states.${state === "idle" ? (isSaved ? "account" : "device") : state}`)}
		</span>
	);
}
