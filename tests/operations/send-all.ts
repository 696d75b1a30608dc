import type { DecideDelivery } from "#app/features/operations/notifications/delivery.ts";

/** Every mail leaves at once, whatever its receiver has chosen. */
export const SEND_ALL: DecideDelivery = async () => ({ kind: "send" });
