import { createOverlayRequest } from "#app/ui/floating/lazy-overlay.ts";

/** For the panel of the accessibility preferences. */
export const panelRequest = createOverlayRequest("accessibility-panel");
