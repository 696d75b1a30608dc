import { ENTRY_KINDS, PUBLISHING } from "#app/entry-kinds.server.ts";
import { adminListAction, adminListLoader } from "#app/features/library/entries/editor/list/admin-list-route.server.ts";
import { EntryListPage } from "#app/features/operations/admin/entry-list-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "glossary", i18n: ["admin", "library", "lists"], layout: "admin" });

export const loader = adminListLoader("glossary", ENTRY_KINDS);
export const action = adminListAction("glossary", PUBLISHING);
export const meta = ({ data }: { data: Awaited<ReturnType<typeof loader>> | undefined }) => pageMeta(data);

export default EntryListPage;
