import type { useFields } from "#app/shared/forms/use-fields.ts";
import { Checkbox } from "./choice";

type CheckboxListProps = {
	form: Pick<ReturnType<typeof useFields>, "choice">;
	name: string;
	options: readonly { value: string | number; label: string }[];
	chosen: readonly (string | number)[];
};

/** Any number out of a list, as checkboxes of one name; use it in a `ChoiceGroup`. */
export function CheckboxList({ form, name, options, chosen }: CheckboxListProps) {
	return options.map(({ value, label }) => (
		<Checkbox key={value} {...form.choice(name, String(value), chosen.includes(value))} label={label} />
	));
}
