import { useLoaderData } from "@remix-run/react";
import { EntryList } from "#app/features/library/entries/editor/list/entry-list.tsx";
import { useNamedWords } from "#app/features/library/entries/editor/page/entry-form-context.tsx";
import type { adminListLoader } from "#app/features/library/entries/face.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { LibraryTabs } from "./library-tabs.tsx";

export function EntryListPage() {
	const { title, view, isMoved } = useLoaderData<ReturnType<typeof adminListLoader>>();
	const { say } = useNamedWords();
	return (
		<AdminFrame
			title={title}
			actions={
				<LinkButton to={`/admin/${view.adminList}/new?kind=${view.kind}`}>
					<Plus className="size-4" />
					{say(view.newWords)}
				</LinkButton>
			}
		>
			<LibraryTabs />
			<EntryList view={view} isMoved={isMoved} />
		</AdminFrame>
	);
}
