import { useTranslation } from "react-i18next";
import type { ShapeView } from "../shape-view";
import { FieldsTable } from "./fields-table";

export function ShapeSection({ shape }: { shape: ShapeView }) {
	const { t } = useTranslation("developers");
	const { name, about, extended, fields } = shape;

	return (
		<section id={`shape-${name}`} aria-labelledby={`shape-${name}-title`}>
			<h2 id={`shape-${name}-title`} translate="no" className="font-mono text-ui font-bold">
				{name}
			</h2>
			<p className="mt-1 mb-4 text-ui text-ink-muted">{about}</p>
			{extended.map((other) => (
				<p key={other} className="mb-3 text-label">
					<a href={`#shape-${other}`} className="link">
						{t("shapes.extends", { shape: other })}
					</a>
				</p>
			))}
			{fields.length > 0 ? <FieldsTable caption={name} hideCaption fields={fields} /> : null}
		</section>
	);
}
