import { createOverlayRequest } from "#app/ui/floating/lazy-overlay.ts";

export const panelRequest = createOverlayRequest("accessibility-panel");
