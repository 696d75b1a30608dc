import { createPartRequest } from "../../ui/floating/requested-part";

/** For the panel of the accessibility preferences. */
export const panelRequest = createPartRequest("accessibility-panel");
