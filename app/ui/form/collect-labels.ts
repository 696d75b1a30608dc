import { Children, isValidElement, type ReactNode } from "react";
import { Checkbox } from "./choice";

type FieldProps = { id?: unknown; name?: unknown; label?: unknown; children?: ReactNode };

/** Field labels by id, so that an error summary has names on the server, too. */
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
