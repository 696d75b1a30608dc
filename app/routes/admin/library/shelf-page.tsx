import { useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { LibraryTabs } from "../../../features/admin/library-tabs";
import { EntryList, newLabel } from "../../../features/library/editor/list/entry-list";
import { useNamedWords } from "../../../features/library/editor/page/entry-form-context";
import { LinkButton } from "../../../ui/button";
import { Plus } from "../../../ui/icons";
import type { shelfLoader } from "./shelf.server";

/** The page of a shelf: its list, and the way to a new entry. */
export function ShelfPage() {
	const { title, view, isMoved } = useLoaderData<ReturnType<typeof shelfLoader>>();
	const { say } = useNamedWords();
	return (
		<AdminFrame
			title={title}
			actions={
				<LinkButton to={`/admin/${view.shelf}/new?kind=${view.kind}`}>
					<Plus className="size-4" />
					{newLabel(say, view)}
				</LinkButton>
			}
		>
			<LibraryTabs />
			<EntryList view={view} isMoved={isMoved} />
		</AdminFrame>
	);
}
