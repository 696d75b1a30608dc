import { manualPdfLoader } from "./manual-loaders";

/** The whole manual as a PDF. */
export const loader = manualPdfLoader("instructor");
