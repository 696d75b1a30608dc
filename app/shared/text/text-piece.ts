/** A stretch of a comparison of two texts. */
export type TextPiece = { text: string; change: "same" | "gone" | "new" };
