import { manualPdfLoader } from "#app/features/library/manuals/pages/manual-loaders.server.ts";

export const loader = manualPdfLoader("instructor");
