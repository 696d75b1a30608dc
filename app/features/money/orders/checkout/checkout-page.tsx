import { Form, useNavigation, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import type { CoverDrawing } from "#app/features/site/illustrations/cover-drawing.ts";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ErrorSummary, type FieldProblem } from "#app/ui/form/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { ArrowLeft, Check, Lock } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";
import { BareHeader } from "./bare-header";
import { CheckoutClosed } from "./checkout-closed";
import { CheckoutSummary, Guarantee } from "./checkout-summary";
import type { CheckoutView } from "./checkout-view.server";
import type { OfferRefusal } from "./offer";

export type CheckoutAnswer = { reply?: FormReply; view?: CheckoutView };

type Props = {
	view: CheckoutView;
	/** The share of the content that is in the buyer's language. */
	languageShare: LanguageShare;
	buyer: { name: string; email: string };
	countries: { value: string; label: string }[];
	typed: { country: string; coupon: string; key: string; company: string; address: string };
	couponProblem: string | null;
	answer: CheckoutAnswer | undefined;
	closed: OfferRefusal | "noGateway" | null;
	isTest: boolean;
	backTo: string;
	/** The waiting list's URL, used when there is no gateway. */
	waitAt: string;
	drawing: CoverDrawing | null;
};

export function CheckoutPage({
	view: first,
	languageShare,
	buyer,
	countries,
	typed,
	answer,
	closed,
	isTest,
	backTo,
	waitAt,
	drawing,
	couponProblem,
}: Props) {
	const { t } = useTranslation("checkout");
	const say = useMessages("checkout");
	const form = readReply(answer?.reply);
	const view = answer?.view ?? first;
	const submit = useSubmit();
	const { formData, state } = useNavigation();
	const isPaying = state !== "idle" && formData?.get("intent") === "pay";
	const value = (name: "country" | "coupon" | "taxId" | "company" | "address") =>
		answer?.reply ? (form.values[name] ?? "") : name === "taxId" ? "" : typed[name];
	const labels: Record<string, string> = {
		country: t("country.label"),
		taxId: t("taxId.label"),
		company: t("company.label"),
		address: t("address.label"),
		coupon: t("coupon.label"),
	};
	const problems: FieldProblem[] = Object.entries(form.errors).map(([name, error]) => ({
		fieldId: `field-${name}`,
		name: labels[name],
		message: say(error),
	}));
	if (form.formError) problems.push({ fieldId: "field-key", message: say(form.formError) });
	const error = (name: string) => (form.errors[name] ? say(form.errors[name]) : undefined);
	const { total } = view.sheet;

	return (
		<>
			<BareHeader isTest={isTest} />
			<div className="container-page py-10 max-lg:pb-28 md:py-12">
				<Link to={backTo} className="inline-flex min-h-11 items-center gap-2 text-label text-ink-muted">
					<ArrowLeft className="size-4" />
					{t(view.kind === "course" ? "backToCourse" : "backToPlans")}
				</Link>
				<h1 className="font-serif text-step-6">{t("title")}</h1>
				{closed ? (
					<CheckoutClosed why={closed} kind={view.kind} backTo={backTo} waitAt={waitAt} />
				) : (
					<div className="mt-8 grid grid-cols-1 items-start gap-x-22 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
						<aside className="lg:sticky lg:top-6 lg:order-2" aria-label={t("sheet.title")}>
							<CheckoutSummary view={view} languageShare={languageShare} drawing={drawing} />
						</aside>
						<Form
							method="post"
							noValidate
							replace
							preventScrollReset
							className="min-w-0 max-lg:[&_:is(a,button,input,select)]:scroll-my-36"
						>
							{/* Enter in a field updates the summary and does not pay. */}
							<button type="submit" name="intent" value="show" tabIndex={-1} aria-hidden="true" className="hidden" />
							<input type="hidden" name="key" value={form.values.key ?? typed.key} id="field-key" />
							<input type="hidden" name="shown" value={view.sum} />
							{view.trialUsed ? <Notice className="mb-8">{t("trialUsed")}</Notice> : null}
							{problems.length > 0 ? (
								<div className="mb-8">
									<ErrorSummary title={t("errors.summary")} errors={problems} answer={answer} />
								</div>
							) : null}
							<Step number={1} title={t("who.title")}>
								<p className="font-strong">{buyer.name}</p>
								<p className="text-label text-ink-muted wrap-anywhere">{t("who.text", { email: buyer.email })}</p>
							</Step>
							<Step number={2} title={t("country.title")}>
								<div className="grid gap-5 sm:grid-cols-2">
									<SelectField
										name="country"
										label={t("country.label")}
										help={t("country.help")}
										error={error("country")}
										defaultValue={value("country")}
										autoComplete="country"
										onChange={(event) => event.currentTarget.form && showAgain(submit, event.currentTarget.form)}
									>
										<option value="">{t("country.none")}</option>
										{countries.map(({ value: code, label }) => (
											<option key={code} value={code}>
												{label}
											</option>
										))}
									</SelectField>
									<TextField
										name="taxId"
										label={t("taxId.label")}
										labelNote={t("taxId.optional")}
										help={t("taxId.help")}
										error={error("taxId")}
										defaultValue={value("taxId")}
										maxLength={40}
									/>
									<TextField
										name="company"
										label={t("company.label")}
										labelNote={t("taxId.optional")}
										help={t("company.help")}
										error={error("company")}
										defaultValue={value("company")}
										autoComplete="organization"
										maxLength={120}
									/>
									<TextArea
										name="address"
										label={t("address.label")}
										labelNote={t("address.when")}
										help={t("address.help")}
										error={error("address")}
										defaultValue={value("address")}
										autoComplete="street-address"
										maxLength={300}
										rows={3}
									/>
								</div>
							</Step>
							<Step number={3} title={t("coupon.title")}>
								<div className="flex items-start gap-x-4">
									<TextField
										name="coupon"
										label={t("coupon.label")}
										error={error("coupon") ?? (couponProblem && !answer ? say({ key: couponProblem }) : undefined)}
										defaultValue={value("coupon")}
										maxLength={40}
										autoComplete="off"
										after={view.coupon ? <Check className="size-4 text-brand-text" /> : undefined}
										className="min-w-0 grow sm:max-w-56"
									/>
									<Button
										type="submit"
										name="intent"
										value={view.coupon ? "dropCoupon" : "show"}
										variant="secondary"
										className="mt-7 shrink-0"
									>
										{t(view.coupon ? "coupon.remove" : "coupon.apply")}
									</Button>
								</div>
								<p role="status" className="mt-2 text-label text-brand-text">
									{view.coupon ? t("coupon.applied", view.coupon) : null}
								</p>
							</Step>
							<Step number={4} title={t("agree.title")} isLast>
								<Checkbox
									name="agreed"
									defaultChecked={form.values.agreed !== undefined}
									error={error("agreed")}
									label={
										<TextWithLinks
											text={t("agree.terms")}
											links={{ terms: "/legal/terms", refunds: "/legal/refunds" }}
										/>
									}
								/>
								<Checkbox
									name="atOnce"
									defaultChecked={form.values.atOnce !== undefined}
									error={error("atOnce")}
									label={view.guarantee ? t("agree.atOnce", { days: view.guarantee.days }) : t("agree.atOnceBare")}
								/>
								{view.guarantee ? <Guarantee {...view.guarantee} className="mt-5 lg:hidden" /> : null}
								<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 max-lg:hidden">
									<PayButton isPaying={isPaying}>{t("pay", { total: total.amount })}</PayButton>
									<p className="max-w-56 text-step-1 text-ink-subtle">{t("cardNote")}</p>
								</div>
								{isTest ? <Notice className="mt-5">{t("testNote")}</Notice> : null}
							</Step>
							<div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line-strong bg-surface-raised px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
								<p className="min-w-0">
									<span className="block text-step-1 leading-tight text-ink-subtle">{view.due}</span>
									<span className="font-serif text-step-4 lining-nums">{total.amount}</span>
								</p>
								<PayButton isPaying={isPaying} className="max-sm:px-4">
									{t("payShort")}
								</PayButton>
							</div>
						</Form>
					</div>
				)}
			</div>
		</>
	);
}

/** Without JavaScript the summary updates with the next submit. */
function showAgain(submit: ReturnType<typeof useSubmit>, form: HTMLFormElement) {
	const typed = new FormData(form);
	typed.set("intent", "show");
	submit(typed, { method: "post", replace: true, preventScrollReset: true });
}

type PayProps = { isPaying: boolean; className?: string; children: ReactNode };

function PayButton({ isPaying, className, children }: PayProps) {
	const { t } = useTranslation("checkout");
	return (
		<Button
			type="submit"
			name="intent"
			value="pay"
			size="lg"
			pending={isPaying}
			pendingLabel={t("paying")}
			{...(className ? { className } : {})}
		>
			<Lock className="size-4.5" />
			{children}
		</Button>
	);
}

type StepProps = { number: number; title: string; isLast?: boolean; children: ReactNode };

function Step({ number, title, isLast = false, children }: StepProps) {
	return (
		<section className={isLast ? "pt-8" : "border-b border-line-strong py-8 first-of-type:pt-0"}>
			<h2 className="mb-5 flex gap-x-5 font-serif text-step-4">
				<span aria-hidden="true" className="text-ink-subtle lining-nums">
					{number}
				</span>
				{title}
			</h2>
			<div className="sm:pl-8">{children}</div>
		</section>
	);
}
