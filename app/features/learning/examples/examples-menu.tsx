import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { CHARGED_CURRENCY, CURRENCIES } from "#app/features/money/prices/display-currency.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { Menu } from "#app/ui/menu.tsx";
import type { Examples } from "./convert-examples";
import { UNIT_CHOICES } from "./example-choice";

/** Fragment to return to without JavaScript. */
const EXAMPLES_FRAGMENT = "examples";

function stayInPlace({ currentTarget }: FormEvent<HTMLFormElement>) {
	const returnTo = currentTarget.elements.namedItem("returnTo");
	if (returnTo instanceof HTMLInputElement) returnTo.value = returnTo.value.replace(/#.*$/, "");
}

export function ExamplesMenu({ examples }: { examples: Examples | null }) {
	const { t } = useTranslation("frame");
	const { pathname, search } = useLocation();
	const { Form } = useFetcher({ key: "examples" });
	const id = useId();
	if (!examples) return null;
	const { hasAreas, hasSums, units, currency } = examples;
	const chosen = [...(hasAreas ? [t(`examples.${units}`)] : []), ...(hasSums ? [currency] : [])].join(" · ");

	return (
		<div id={EXAMPLES_FRAGMENT} className="mt-3 -mb-3 flex scroll-mt-24 justify-end print:hidden">
			<Menu
				trigger={
					<>
						<span className="text-label">{t("examples.open", { chosen })}</span>
						<ChevronDown className="size-4" />
					</>
				}
			>
				<Form
					method="post"
					action="/preferences/examples"
					preventScrollReset
					onSubmit={stayInPlace}
					className="grid w-64 max-w-full gap-4 p-2"
				>
					<input type="hidden" name="returnTo" value={`${pathname}${search}#${EXAMPLES_FRAGMENT}`} />
					{hasAreas ? (
						<ChoiceGroup id={`${id}-units`} legend={t("examples.areas")}>
							{UNIT_CHOICES.map((one) => (
								<RadioOption
									key={one}
									name="units"
									value={one}
									defaultChecked={one === units}
									label={t(`examples.${one}`)}
								/>
							))}
						</ChoiceGroup>
					) : null}
					{hasSums ? (
						<SelectField
							id={`${id}-currency`}
							name="currency"
							label={t("examples.amounts")}
							help={t("examples.note")}
							defaultValue={currency}
						>
							{CURRENCIES.map((code) => (
								<option key={code} value={code}>
									{code === CHARGED_CURRENCY ? t("examples.asWritten") : t("examples.withCurrency", { currency: code })}
								</option>
							))}
						</SelectField>
					) : null}
					<Button type="submit" size="sm">
						{t("examples.apply")}
					</Button>
				</Form>
			</Menu>
		</div>
	);
}
