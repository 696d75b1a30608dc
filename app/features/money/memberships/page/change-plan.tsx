import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Calculation } from "#app/ui/calculation.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { BillingView } from "./billing-view.server";

/** The choice is in the URL, so it works without JavaScript. */
export function ChangePlan({ view }: { view: BillingView }) {
	const { t } = useTranslation("billing");
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className={classNames("grid items-start gap-x-10 gap-y-6", view.sheet && "xl:grid-cols-[minmax(0,1fr)_23.5rem]")}
		>
			<div className="min-w-0">
				<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
					<h2 id={headingId} className="font-serif text-step-4">
						{t("change.title")}
					</h2>
					<Link to="/pricing" className="text-label text-brand-text underline">
						{t("change.compare")}
					</Link>
				</div>
				<Choices view={view} />
			</div>
			<div aria-live="polite">{view.sheet ? <ChangeSummary sheet={view.sheet} /> : null}</div>
		</section>
	);
}

function Choices({ view: { interval, options } }: { view: BillingView }) {
	const { t } = useTranslation("billing");
	return (
		<Form method="get" replace preventScrollReset onChange={(event) => event.currentTarget.requestSubmit()}>
			<fieldset className="mb-3 flex flex-wrap gap-x-6">
				<legend className="sr-only">{t("change.intervals")}</legend>
				{(["month", "year"] as const).map((one) => (
					<label key={one} className="inline-flex min-h-11 items-center gap-2.5 text-ui">
						<input type="radio" name="interval" value={one} defaultChecked={interval === one} className={radio} />
						{t(`change.${one}`)}
					</label>
				))}
			</fieldset>
			<fieldset className="border-t border-line">
				<legend className="sr-only">{t("change.legend")}</legend>
				{options.map(({ planId, name, text, price, isOwn, isChosen }) => (
					<label
						key={planId}
						className="flex items-center gap-4 border-b border-line px-4 py-3.5 has-checked:bg-brand-soft"
					>
						<input type="radio" name="plan" value={planId} defaultChecked={isChosen} className={radio} />
						<span className="min-w-0 grow">
							<span className="text-ui font-strong">{name}</span>{" "}
							{isOwn ? <span className="text-label text-ink-muted">{t("change.own")}</span> : null}
							<span className="block text-label text-ink-muted">{text}</span>
						</span>
						<span className="shrink-0 text-ui font-strong tabular">{price}</span>
					</label>
				))}
			</fieldset>
			{options.every(({ isOwn }) => isOwn) ? (
				<p className="mt-3 text-label text-ink-muted">{t("change.none")}</p>
			) : null}
			<noscript>
				<Button type="submit" variant="secondary" className="mt-4">
					{t("change.show")}
				</Button>
			</noscript>
		</Form>
	);
}

const radio =
	"size-5 shrink-0 appearance-none rounded-full border border-control bg-surface-raised checked:border-6 checked:border-brand forced-colors:appearance-auto";

function ChangeSummary({ sheet }: { sheet: NonNullable<BillingView["sheet"]> }) {
	const { t } = useTranslation("billing");
	const isSending = useNavigation().formData?.get("intent") === "change";
	const { hidden, lines, total } = sheet;
	if (sheet.kind === "same" && lines.length === 0) return <UnchangedSummary sheet={sheet} />;
	return (
		<Form method="post" className="rounded-card border border-line-strong bg-surface-raised p-6" preventScrollReset>
			<h3 className="mb-2 font-serif text-step-3">{sheet.title}</h3>
			<Calculation lines={lines} total={total} />
			<HiddenFields hidden={hidden} />
			<Button type="submit" className="mt-6 w-full" pending={isSending} pendingLabel={t("sheet.working")}>
				{sheet.submit}
			</Button>
			<p className="mt-3 text-label text-ink-muted">{sheet.text}</p>
		</Form>
	);
}

/** Revokes a scheduled change; without one it only says that nothing changes. */
function UnchangedSummary({ sheet }: { sheet: NonNullable<BillingView["sheet"]> }) {
	return (
		<Form method="post" className="rounded-card border border-line-strong bg-surface-raised p-6" preventScrollReset>
			<HiddenFields hidden={sheet.hidden} />
			<p className="mb-4 text-ui">{sheet.total.note}</p>
			<Button type="submit" variant="secondary">
				{sheet.submit}
			</Button>
		</Form>
	);
}

function HiddenFields({ hidden }: { hidden: NonNullable<BillingView["sheet"]>["hidden"] }) {
	return (
		<>
			<input type="hidden" name="intent" value="change" />
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
		</>
	);
}
