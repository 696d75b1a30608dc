import { shelfAction, shelfLoader } from "#app/features/library/entries/editor/list/shelf.server.ts";
import { ShelfPage } from "#app/features/operations/admin/shelf-page.tsx";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "legal", i18n: ["admin", "library", "lists"], layout: "admin" });

export const loader = shelfLoader("legal");
export const action = shelfAction("legal");
export const meta = ({ data }: { data: Awaited<ReturnType<typeof loader>> | undefined }) => pageMeta(data);

export default ShelfPage;
