import { createPartRequest } from "#app/ui/floating/requested-part.ts";

/** For the panel of the accessibility preferences. */
export const panelRequest = createPartRequest("accessibility-panel");
