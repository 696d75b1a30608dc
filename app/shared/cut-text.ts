/** A text cut at a number of letters, with an ellipsis where something is missing. */
export function cutText(text: string, length: number): string {
	const letters = [...text];
	return letters.length <= length ? text : `${letters.slice(0, length).join("").trimEnd()}…`;
}
