import { manualPdfLoader } from "#app/features/library/manuals/pages/manual-loaders.server.ts";

/** The whole manual as a PDF. */
export const loader = manualPdfLoader("learner");
