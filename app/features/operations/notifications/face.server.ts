// What other rooms may use of this room's server code.
export { enqueueMail } from "./enqueue-mail.server.ts";
export type { ComposeMail, ComposeTicketMail } from "./send-mail.server.ts";
