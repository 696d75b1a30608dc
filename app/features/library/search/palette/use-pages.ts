import { useEffect, useState } from "react";
import { usePageLabel } from "#app/shared/pages/use-page-label.ts";
import type { PageToGoTo } from "./pages-to-go-to.server";
import type { NamedPage } from "./palette-groups";

export function usePages(): NamedPage[] {
	const labelOf = usePageLabel();
	const [pages, setPages] = useState<PageToGoTo[]>([]);

	useEffect(() => {
		let hasLeft = false;
		const read = async () => {
			const response = await fetch("/search/pages");
			if (response.ok && !hasLeft) setPages(await response.json());
		};
		// Without them one group is missing.
		read().catch(() => {});
		return () => {
			hasLeft = true;
		};
	}, []);

	return pages.map((page) => ({ path: page.path, name: labelOf(page) }));
}
