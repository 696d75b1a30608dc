import { Children, isValidElement, type ReactNode } from "react";
import { Checkbox } from "./choice";

type FieldProps = { id?: unknown; name?: unknown; label?: unknown; children?: ReactNode };

/**
 * The labels of the fields in a piece of a form, by id, read before there is a document: so that an error summary names them
 * without script too. None of a box, whose label is a sentence, nor of what a component holds inside.
 */
export function collectLabels(fields: ReactNode, found: Map<string, string> = new Map()): Map<string, string> {
	Children.forEach(fields, (field) => {
		if (!isValidElement<FieldProps>(field) || field.type === Checkbox) return;
		const { id, name, label, children } = field.props;
		const key = typeof id === "string" ? id : `field-${String(name)}`;
		if (typeof label === "string") found.set(key, label);
		collectLabels(children, found);
	});
	return found;
}
