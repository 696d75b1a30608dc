import { UploadField } from "#app/features/operations/uploads/upload-field.tsx";
import { kindsForField, RESOURCE_FILE } from "../../resource-files";
import { useEntryForm } from "./entry-form-context";
import { useVariant } from "./use-variant";

type Props = {
	id: string;
	name: string;
	label: string;
	help?: string;
	error?: string;
	className?: string;
	field: string;
	defaultValue: string;
};

export function FileInput({ field, ...rest }: Props) {
	const { files } = useEntryForm();
	const kinds = kindsForField(field, useVariant());
	return (
		<UploadField
			id={rest.id}
			name={rest.name}
			label={rest.label}
			help={rest.help}
			error={rest.error}
			className={rest.className}
			action="/uploads/resource-file"
			kinds={kinds}
			maxBytes={RESOURCE_FILE.maxBytes}
			value={rest.defaultValue}
			file={files[rest.defaultValue] ?? null}
		/>
	);
}
