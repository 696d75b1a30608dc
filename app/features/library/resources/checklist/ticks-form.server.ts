import { z } from "zod";

const ITEM_KEY_PATTERN = /^[a-zA-Z][a-zA-Z0-9-]{0,79}$/;
const MOST_ITEMS = 200;

const Item = z
	.string()
	.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,79}(?:~\d{1,14})?$/)
	.transform((text) => {
		const [item = "", at] = text.split("~");
		return { item, at: at ? Number(at) : null };
	});

export const TicksForm = z.strictObject({
	intent: z.literal("reset").optional(),
	was: z.array(z.string().regex(ITEM_KEY_PATTERN)).max(MOST_ITEMS).default([]),
	item: z.array(Item).max(MOST_ITEMS).default([]),
});
