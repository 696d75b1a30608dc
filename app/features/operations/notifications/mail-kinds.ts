import type { z } from "zod";
import type { MailDefinition, Receivers } from "./define-mail.ts";

/**
 * The payload of each kind of mail: its receiver and the ids of its subject. Each room adds its own kinds to this
 * interface, in its `mails.server.ts`. How to add one: docs/patterns/notifications.md
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface Mails {}

export type MailKind = keyof Mails;

/** The ids of the kinds that a room defines. */
export type MailsOf<D extends Readonly<Record<string, MailDefinition>>> = {
	[K in keyof D]: z.output<D[K]["payload"]> & { userId: Receivers[D[K]["receiver"]] };
};

/** Kinds of mail, as rooms declare them. */
export type MailDefinitions = { readonly [K in MailKind]?: MailDefinition };
