import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { KEEPS_UNSAVED } from "#app/ui/form/unsaved-text.ts";
import type { DetailsView } from "../details-page-data.server";
import { DetailsSection } from "../form/details-section";

type Props = { price: DetailsView["price"]; reply: FormReply | undefined };

/** The price belongs to the school and is no draft: it changes at once. */
export function PriceSection({ price, reply }: Props) {
	const { t } = useTranslation("course-editor");
	return (
		<DetailsSection id="price" title={t("details.price.title")} text={t("details.price.text")} isShared>
			{price.mayChange ? <PriceForm price={price} reply={reply} /> : <PriceShown price={price} />}
		</DetailsSection>
	);
}

function PriceShown({ price: { amount, currency } }: { price: DetailsView["price"] }) {
	const { t } = useTranslation("course-editor");
	return (
		<TextField
			id="price-amount"
			label={t("details.price.amount")}
			value={amount === "0" ? t("details.price.free") : `${amount} ${currency}`}
			help={t("details.price.readOnly")}
			readOnly
			className="max-w-80"
		/>
	);
}

function PriceForm({ price, reply }: Props) {
	const { t } = useTranslation("course-editor");
	const { field, box, formError, problems, isRefused } = useFields({
		namespace: "course-editor",
		reply,
		intent: "price",
		idPrefix: "price-",
	});
	const { formData, state } = useNavigation();
	const wrong = [...(formError ? [{ fieldId: "price-amount", message: formError }] : []), ...problems];
	const confirmed = wrong.find(({ fieldId }) => fieldId === "price-confirmed");
	return (
		<Form
			method="post"
			noValidate
			preventScrollReset
			className="grid gap-4"
			{...(isRefused ? { [KEEPS_UNSAVED]: "" } : {})}
		>
			<ErrorSummary title={t("errors.summary", { count: wrong.length })} errors={wrong} answer={reply} />
			<input type="hidden" name="seen" value={price.seen} />
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					{...field("amount", price.amount)}
					label={t("details.price.amount")}
					help={t("details.price.amountHelp")}
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
				/>
				<SelectField {...field("currency", price.currency)} label={t("details.price.currency")}>
					{price.currencies.map((code) => (
						<option key={code} value={code}>
							{code}
						</option>
					))}
				</SelectField>
			</div>
			{price.learners > 0 ? (
				<Checkbox
					{...box("confirmed", false)}
					label={t("details.price.confirm", { count: price.learners })}
					error={confirmed?.message}
				/>
			) : null}
			<Button
				type="submit"
				name="intent"
				value="price"
				variant="secondary"
				className="justify-self-start"
				pending={state === "submitting" && formData?.get("intent") === "price"}
				pendingLabel={t("details.saving")}
			>
				{t("details.price.save")}
			</Button>
		</Form>
	);
}
