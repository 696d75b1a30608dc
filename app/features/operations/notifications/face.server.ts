// What other rooms may use of this room's server code.
export { categoryName } from "./category-name.server.ts";
export { endQueuedDeliveries, markDelivery } from "./deliveries.repository.server.ts";
export { enqueueMail, enqueueMailEach } from "./enqueue-mail.server.ts";
export { figuresOfSubject } from "./figures/figures-of-subject.server.ts";
export { insertLocalMail } from "./local-mail.repository.server.ts";
export { mailHeaders } from "./mail-headers.ts";
export { isMailRefusal } from "./mail-refusal.ts";
export { previewLetter } from "./preview/preview-kind.server.ts";
export { readPreview } from "./preview/preview-query.ts";
export { findMailAddress, forgetFormerAddress, forgetMailAddress } from "./reports/reports.repository.server.ts";
export { type MailDelivery, type Message, sendMail } from "./send-mail.server.ts";
