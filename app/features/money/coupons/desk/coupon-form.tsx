import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { pageExists } from "#app/shared/pages/page-paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChangeForm } from "#app/ui/form/change-form.tsx";
import { CheckboxList } from "#app/ui/form/checkbox-list.tsx";
import { ChoiceGroup } from "#app/ui/form/choice.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { CouponValues } from "./coupon-view";

type Thing = { id: number; title: string };
type Props = {
	coupon: Omit<CouponValues, "version"> & { version?: number };
	plans: Thing[];
	courses: Thing[];
	zone: string;
	reply: FormReply | undefined;
};
const SCOPE_OPTIONS = ["all", "plans", "courses", "some"] as const;
type Fields = ReturnType<typeof useFields>;

/** Hides fields the chosen kind does not need by CSS alone, so it works without JavaScript. */
const neededBy = {
	percent: "group-has-[[name=kind]_option[value=amount]:checked]/coupon:hidden",
	amount: "group-has-[[name=kind]_option[value=percent]:checked]/coupon:hidden",
	months: "group-not-has-[[name=duration]_option[value=months]:checked]/coupon:hidden",
	things: "group-not-has-[[name=scope]_option[value=some]:checked]/coupon:hidden",
};

/** The discount can be set only for a new coupon. */
export function CouponForm({ coupon, plans, courses, zone, reply }: Props) {
	const { t } = useTranslation("coupons");
	const isNew = coupon.version === undefined;
	const form = useFields({ namespace: "coupons", reply, ...(isNew ? {} : { intent: "change" }) });
	const things = [
		{ name: "plans" as const, list: plans },
		{ name: "courses" as const, list: courses },
	];
	return (
		<ChangeForm
			form={form}
			reply={reply}
			version={coupon.version}
			mainField="note"
			summary={(count) => t("errors.summary", { count })}
			submit={t(isNew ? "form.add" : "form.save")}
			className="group/coupon"
		>
			{isNew ? <DiscountFields form={form} /> : null}
			<SelectField {...form.field("scope", coupon.scope)} label={t("form.scope")}>
				{SCOPE_OPTIONS.map((scope) => (
					<option key={scope} value={scope}>
						{t(`scopes.${scope}`)}
					</option>
				))}
			</SelectField>
			<div className={classNames("grid gap-5 sm:grid-cols-2", neededBy.things)}>
				{things.map(({ name, list }) => (
					<ChoiceGroup key={name} id={name} legend={t(`form.${name}`)} help={t("form.thingsHelp")}>
						<CheckboxList
							form={form}
							name={name}
							options={list.map(({ id, title }) => ({ value: id, label: title }))}
							chosen={coupon[name]}
						/>
					</ChoiceGroup>
				))}
			</div>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...form.field("from", coupon.from)}
					type="date"
					label={t("form.from")}
					help={t("form.fromHelp", { zone })}
				/>
				<TextField
					{...form.field("until", coupon.until)}
					type="date"
					label={t("form.until")}
					help={t("form.untilHelp", { zone })}
				/>
				<TextField
					{...form.field("maxUses", coupon.maxUses)}
					inputMode="numeric"
					label={t("form.maxUses")}
					help={t("form.noLimit")}
				/>
				<TextField
					{...form.field("maxPerPerson", coupon.maxPerPerson)}
					inputMode="numeric"
					label={t("form.maxPerPerson")}
					help={t("form.perPersonHelp")}
				/>
				{pageExists("/admin/affiliates") ? (
					<TextField
						{...form.field("affiliateId", coupon.affiliateId)}
						inputMode="numeric"
						label={t("form.affiliate")}
						help={t("form.affiliateHelp")}
					/>
				) : (
					<input type="hidden" name="affiliateId" value={coupon.affiliateId} />
				)}
			</div>
			<TextField
				{...form.field("note", coupon.note)}
				label={t("form.note")}
				help={t("form.noteHelp")}
				maxLength={200}
			/>
		</ChangeForm>
	);
}

function DiscountFields({ form }: { form: Fields }) {
	const { t } = useTranslation("coupons");
	return (
		<>
			<TextField
				{...form.field("code")}
				label={t("form.code")}
				help={t("form.codeHelp")}
				maxLength={32}
				autoCapitalize="characters"
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField {...form.field("kind", "percent")} label={t("form.kind")}>
					<option value="percent">{t("form.percentKind")}</option>
					<option value="amount">{t("form.amountKind")}</option>
				</SelectField>
				<TextField
					{...form.field("percent")}
					inputMode="numeric"
					label={t("form.percent")}
					after="%"
					className={neededBy.percent}
				/>
				<TextField
					{...form.field("amount")}
					inputMode="decimal"
					label={t("form.amount")}
					help={t("form.amountHelp")}
					className={neededBy.amount}
				/>
				<TextField
					{...form.field("currency", "USD")}
					label={t("form.currency")}
					maxLength={3}
					className={neededBy.amount}
				/>
				<SelectField {...form.field("duration", "once")} label={t("form.duration")} help={t("form.durationHelp")}>
					<option value="once">{t("form.once")}</option>
					<option value="months">{t("form.someMonths")}</option>
					<option value="forever">{t("form.forever")}</option>
				</SelectField>
				<TextField {...form.field("months")} inputMode="numeric" label={t("form.months")} className={neededBy.months} />
			</div>
		</>
	);
}
