import type { ComponentType } from "react";
import type { User } from "#app/features/people/auth/user-shape.ts";
import type { AddressState } from "#db/schema/operations/notifications.ts";

/** What a part of every page knows of it. */
export type PartProps = {
	user: User | null;
	/** The page has neither header nor footer. */
	hasOwnFrame: boolean;
	/** Parts of the frame that the page leaves out. */
	without: readonly string[];
	/** The address of the user, where mail does not reach it or its owner has called a mail of the school spam. */
	failingAddress: { email: string; state: AddressState } | null;
	/** When the account of the user is erased, as they read it. */
	accountEnds: string | null;
	/** When the impersonation ends by itself, as its banner says it. */
	lookingUntil: string | null;
};

/**
 * Something that a room shows on every page, listed as `PARTS` in its `page-parts.tsx`: before everything else, as a banner above or below
 * the header, in the lower corner of the screen, or over the page. The lowest `order` comes first.
 */
export type PagePart = {
	where: "first" | "aboveHeader" | "belowHeader" | "corner" | "over";
	order: number;
	Part: ComponentType<PartProps>;
};
