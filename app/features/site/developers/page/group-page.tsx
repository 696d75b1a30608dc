import { useTranslation } from "react-i18next";
import type { OperationView } from "../operation-view";
import type { ShapeView } from "../shape-view";
import { OperationSection } from "./operation-section";
import { ReferenceFrame } from "./reference-frame";
import { ShapeSection } from "./shape-section";

type Props = {
	title: string;
	text: string;
	path: string;
	operations: readonly OperationView[];
	shapes: readonly ShapeView[];
	pages: readonly { to: string; title: string }[];
};

export function GroupPage({ title, text, path, operations, shapes, pages }: Props) {
	const { t } = useTranslation("developers");
	const here = [
		...operations.map(({ id, summary }) => ({ to: `#call-${id}`, title: summary })),
		...shapes.map(({ name }) => ({ to: `#shape-${name}`, title: name })),
	];
	return (
		<ReferenceFrame
			title={title}
			lede={text}
			contents={[
				{ title: null, entries: [{ to: "/developers", title: t("title") }] },
				{ title: t("index.pages"), entries: pages.map((page) => ({ ...page, isCurrent: page.to === path })) },
				{ title: t("index.here"), entries: here },
			]}
		>
			{operations.map((operation) => (
				<OperationSection key={operation.id} operation={operation} />
			))}
			<div className="grid gap-10 empty:hidden">
				{shapes.map((shape) => (
					<ShapeSection key={shape.name} shape={shape} />
				))}
			</div>
		</ReferenceFrame>
	);
}
