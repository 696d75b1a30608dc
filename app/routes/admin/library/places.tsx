import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { shelfAction, shelfLoader } from "./shelf.server";
import { ShelfPage } from "./shelf-page";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "places", i18n: ["admin", "library", "lists"], layout: "admin" });

export const loader = shelfLoader("places");
export const action = shelfAction("places");
export const meta = ({ data }: { data: Awaited<ReturnType<typeof loader>> | undefined }) => pageMeta(data);

export default ShelfPage;
