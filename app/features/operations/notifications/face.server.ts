// What other rooms may use of this room's server code.
export { enqueueMail, enqueueMailEach } from "./enqueue-mail.server.ts";
